import { isLoopback } from './demo-mode';
import { ConfigError, type Env, optional, url } from './env';

/** How a connector reads its account at a real system from the environment. */
export interface AccountReader<Account> {
  /** The connector's. */
  readonly id: string;
  /** The variable that names the account. */
  readonly variable: string;
  /** Null where none is given. Throws ConfigError. */
  read(env: Env): Account | null;
  /** Whether it is of a test system, or of a stand-in on this machine: nothing is bought there, and nobody pays. */
  isTest(account: Account): boolean;
}

/** Accounts by the ids of their connectors. */
export type Accounts = Readonly<Record<string, unknown>>;

/** The account that the configuration has for a connector; null without one. */
export const accountIn = <Account>(
  { accounts }: { readonly accounts: Accounts },
  { id }: AccountReader<Account>,
): Account | null => (accounts[id] as Account | undefined) ?? null;

/** Whether an address is a stand-in's on this machine. */
export const isHere = (address: string): boolean => isLoopback(new URL(address).hostname);

/** An account at a service that is called with a secret, and the origin that it is sent to; null without one. Throws ConfigError. */
export function secretAndOrigin(
  env: Env,
  { secret: name, url: urlName, usual }: { secret: string; url: string; usual: string },
): { secret: string; url: string } | null {
  const secret = optional(env, name);
  const address = url(env, urlName, ['https:', 'http:']) ?? new URL(usual);
  if (!secret) {
    if (optional(env, urlName)) throw new ConfigError(`${urlName} needs ${name}`);
    return null;
  }
  // Not repeated in messages: it spends money.
  if (!/^[\x21-\x7e]+$/.test(secret)) throw new ConfigError(`${name} is not a token`);
  if (address.protocol === 'http:' && !isLoopback(address.hostname))
    throw new ConfigError(`${urlName} must start with https: except on this machine`);
  return { secret, url: address.origin };
}
