import type { AccountReader } from '@/server/config/account';
import { isLoopback } from '@/server/config/demo-mode';
import { ConfigError, type Env, optional, url, whole } from '@/server/config/env';

/** An account at Stripe, from the environment. */
export interface StripeAccount {
  readonly secretKey: string;
  /** Goes to browsers. */
  readonly publishableKey: string;
  /** What Stripe signs its webhooks with: one secret for each address that it sends them to. */
  readonly webhookSecrets: readonly string[];
  /** Origin of the API. */
  readonly url: string;
  /** Address of the script that draws the fields. */
  readonly scriptUrl: string;
  /** The origin that the page of the fields has for itself; null: that of each site. */
  readonly fieldsOrigin: string | null;
  /** Nothing is charged: the keys are of the test mode, or Stripe is a stand-in on this machine. */
  readonly isTest: boolean;
  /** What the platform keeps of payments that an agency takes on its own account, in hundredths of a percent. */
  readonly feeBasisPoints: number;
}

const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
/** Restricted keys do as well as the full one. */
const FORMS = {
  STRIPE_SECRET_KEY: /^(?:sk|rk)_(?:test|live)_[\x21-\x7e]+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_(?:test|live)_[\x21-\x7e]+$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_[\x21-\x2b\x2d-\x7e]+(?:\s*,\s*whsec_[\x21-\x2b\x2d-\x7e]+)*$/,
} satisfies Record<(typeof KEYS)[number], RegExp>;
const NEEDS_KEYS = ['STRIPE_URL', 'STRIPE_JS_URL', 'STRIPE_FIELDS_ORIGIN', 'STRIPE_APPLICATION_FEE_BPS'];

const isTestKey = (key: string) => /^[a-z]{2}_test_/.test(key);

/** An address that may be without encryption on this machine only. Throws ConfigError. */
function addressOf(env: Env, name: string, usual: string): URL {
  const address = url(env, name, ['https:', 'http:']) ?? new URL(usual);
  if (address.protocol === 'http:' && !isLoopback(address.hostname))
    throw new ConfigError(`${name} must start with https: except on this machine`);
  return address;
}

/** Null where no key is given. Throws ConfigError; the keys are never repeated in it, for they move money. */
function read(env: Env): StripeAccount | null {
  const given = KEYS.filter((name) => optional(env, name));
  const stray = NEEDS_KEYS.find((name) => optional(env, name));
  if (given.length === 0) {
    if (stray) throw new ConfigError(`${stray} needs STRIPE_SECRET_KEY`);
    return null;
  }
  if (given.length < KEYS.length) throw new ConfigError(`${KEYS.join(', ')} are needed together`);
  for (const name of KEYS)
    if (!FORMS[name].test(optional(env, name)!)) throw new ConfigError(`${name} is not such a key`);
  const [secretKey, publishableKey, secrets] = KEYS.map((name) => optional(env, name)!) as [
    string,
    string,
    string,
  ];
  if (isTestKey(secretKey) !== isTestKey(publishableKey))
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be of the live mode or both of the test mode',
    );
  const api = addressOf(env, 'STRIPE_URL', 'https://api.stripe.com');
  const fieldsOrigin = optional(env, 'STRIPE_FIELDS_ORIGIN')
    ? addressOf(env, 'STRIPE_FIELDS_ORIGIN', '').origin
    : null;
  if (fieldsOrigin && fieldsOrigin === url(env, 'PUBLIC_URL', ['https:', 'http:'])?.origin)
    throw new ConfigError('STRIPE_FIELDS_ORIGIN must be another origin than PUBLIC_URL');
  return {
    secretKey,
    publishableKey,
    webhookSecrets: secrets.split(',').map((secret) => secret.trim()),
    url: api.origin,
    // The fields' page is written for this release of the script; what it makes, every version of the API takes.
    scriptUrl: addressOf(env, 'STRIPE_JS_URL', 'https://js.stripe.com/clover/stripe.js').href,
    fieldsOrigin,
    isTest: isTestKey(secretKey) || isLoopback(api.hostname),
    feeBasisPoints: whole(env, 'STRIPE_APPLICATION_FEE_BPS', 0, 10_000),
  };
}

export const stripeAccount: AccountReader<StripeAccount> = {
  id: 'stripe',
  variable: 'STRIPE_SECRET_KEY',
  read,
  isTest: ({ isTest }) => isTest,
};
