import type { Transaction } from 'kysely';

/**
 * Every table, by name. Each module adds its own with
 * `declare module '@/server/db/types' { interface Tables { thing: ThingTable } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
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

/** Rows of a table that have an end: once a day those are deleted whose days are over. */
export interface Ends {
  readonly table: string;
  /** What the days count from: a column with a time or a day, or SQL that makes one. Rows that have none stay. */
  readonly since: string;
  readonly days: number;
  /** What else must hold, as SQL. */
  readonly when?: string;
  /** What is emptied instead, as assignments in SQL; `when` must not hold any more afterwards. */
  readonly emptied?: string;
  /** Only the login role may touch the table. */
  readonly byLogin?: true;
}

/** A table that is kept on purpose, and why. */
export interface Stays {
  readonly table: string;
  readonly because: string;
}

export type Retention = Ends | Stays;

/** A step of the schema, run once, in order of id, under the schema's owner. */
export interface Migration {
  /** For example `002-booking`; plugins prefix theirs, for example `flight-001`. */
  id: string;
  /**
   * Statements for both PostgreSQL 15 and the embedded database. They stay as they were once they have been applied anywhere,
   * and so does what they are put together from, such as `tenantTable`.
   */
  sql: string;
  /** Settings of its transaction that its statements read, for what only the process that runs them knows. */
  settings?: () => Readonly<Record<string, string>>;
  /** Of one that takes something away: why the release before, which runs beside it for a while, can do without. */
  contracts?: string;
  /** Ids of steps that came with it once and are a connector's now: a database may have them where that is not installed. */
  elsewhere?: readonly string[];
  /** How long what its tables hold is kept. Every table that knows times or days is named in one of these. */
  retention?: readonly Retention[];
}
