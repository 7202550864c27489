import { isLoopback } from './demo-mode';
import { ConfigError, type Env, optional, text, url } from './env';

export type MailgunRegion = 'us' | 'eu';

/** Mailgun, from the environment. */
export interface MailgunConfig {
  /** The platform's own account; null without one. Agencies may still use theirs. */
  readonly account: {
    readonly key: string;
    readonly region: MailgunRegion;
    /** What the account signs its reports with; null: they are not heard. */
    readonly signingKey: string | null;
  } | null;
  /** Origins of the API. */
  readonly urls: Readonly<Record<MailgunRegion, string>>;
}

const URLS = { us: 'https://api.mailgun.net', eu: 'https://api.eu.mailgun.net' } as const;
const SECRET = /^[\x21-\x7e]+$/;

/** A key that is not repeated in messages: letters are sent with it. Throws ConfigError. */
function secret(env: Env, name: string): string | null {
  const given = optional(env, name);
  if (given !== null && !SECRET.test(given)) throw new ConfigError(`${name} is not a key`);
  return given;
}

/** `MAILGUN_URL` is a stand-in for Mailgun in both regions. Throws ConfigError. */
export function mailgunConfig(env: Env): MailgunConfig {
  const key = secret(env, 'MAILGUN_API_KEY');
  const signingKey = secret(env, 'MAILGUN_SIGNING_KEY');
  const region = text(env, 'MAILGUN_REGION', 'us').toLowerCase();
  if (region !== 'us' && region !== 'eu') throw new ConfigError('MAILGUN_REGION is us or eu');
  if (signingKey && !key) throw new ConfigError('MAILGUN_SIGNING_KEY needs MAILGUN_API_KEY');
  const other = url(env, 'MAILGUN_URL', ['https:', 'http:']);
  if (other?.protocol === 'http:' && !isLoopback(other.hostname))
    throw new ConfigError('MAILGUN_URL must start with https: except on this machine');
  return {
    account: key ? { key, region, signingKey } : null,
    urls: other ? { us: other.origin, eu: other.origin } : URLS,
  };
}
