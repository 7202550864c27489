import type { Env } from './env';

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
