import type { Tx } from '../db/types';

/** What a plugin keeps of a person. */
export interface OwnData {
  /** For the file of the own data, with names that people read; null: nothing. */
  readonly collect: (tx: Tx, person: PersonOf) => Promise<unknown>;
  /** Ends with the account what has no meaning without it, in the transaction that ends the account. */
  readonly end: (tx: Tx, person: PersonOf, now: Date) => Promise<void>;
}

export interface PersonOf {
  readonly agencyId: string;
  readonly userId: string;
}
