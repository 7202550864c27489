import type { Transaction } from 'kysely';

/**
 * Every table, by name. Each module adds its own with
 * `declare module '@/server/db/types' { interface Tables { thing: ThingTable } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Tables {}

export type Tx = Transaction<Tables>;

export interface Db {
  /**
   * One transaction under the role that row-level security binds, seeing the rows of one agency only.
   * Never call the outer `Db` from inside: the embedded database has one connection.
   */
  withTenant<T>(agencyId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * One transaction across agencies, for the few jobs that have no tenant: resolving a host, recovery,
   * the outbox. Never reachable from a request's input.
   */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A step of the schema, run once, in order of id, under the schema's owner. */
export interface Migration {
  /** For example `002-booking`; plugins prefix theirs, for example `flight-001`. */
  id: string;
  /**
   * Statements for both PostgreSQL 15 and the embedded database. They stay as they were once they have been applied anywhere,
   * and so does what they are put together from, such as `tenantTable`.
   */
  sql: string;
}
