import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { BindingDriver, type Running } from './binding/driver';
import { type Changes, changesOf, type ChangeSource, silent } from './changes';
import { copyStill, openEmbedded, poolOf } from './embedded';
import { listeningTo, listeningWithin } from './changes/listen';
import { lockDataDir } from './lock';
import { asLost } from './lost';
import { migrate, type MigrateOptions } from './migrate';
import { ownedBy } from './owner';
import { openServer } from './server';
import type { Db, Migration, Tables, Tx } from './types';

export interface Database extends Db {
  readonly embedded: boolean;
  readonly changes: Changes;
  /** Brings the schema up to date; returns the ids that were applied. Throws SchemaNewer. */
  migrate(migrations: readonly Migration[], options?: MigrateOptions): Promise<string[]>;
  /** Of the embedded database: copies it while nobody changes it, and runs `then` before anybody may. */
  readonly snapshot?: (to: string, then: () => Promise<void>) => Promise<void>;
  /** Work of whoever the tables belong to, which makes some or hands out rights; ends its connection. */
  asOwner<T>(work: (owner: Database) => Promise<T>): Promise<T>;
  /**
   * Runs work that other processes on this database must not do at the same time, such as preparing it; they
   * wait. The embedded database has one process.
   */
  oneAtATime<T>(lock: number, work: () => Promise<T>): Promise<T>;
  /**
   * One statement outside any transaction under the login role, for libraries that bring their own SQL (the
   * job queue, request budgets). Never with anything from a request inside the text.
   */
  raw(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Wraps a pool into tenant-bound transactions. */
export function databaseOf(
  pool: PostgresPool,
  embedded: boolean,
  { source = silent, closed = () => {} }: { source?: ChangeSource; closed?: () => void } = {},
): Database {
  const running = new AsyncLocalStorage<Running>();
  const dialect = new PostgresDialect({ pool });
  dialect.createDriver = () => new BindingDriver(pool, () => running.getStore());
  const kysely = new Kysely<Tables>({ dialect });

  const inRole = async <T>(role: Running['role'], agencyId: string, work: (tx: Tx) => Promise<T>) => {
    if (running.getStore()?.open) {
      throw new Error('A transaction was opened inside another one: pass the outer transaction on instead');
    }
    const binding = `select set_config('role', '${role}', true), set_config('app.agency_id', '${agencyId}', true)`;
    const state: Running = { open: true, role, binding };
    let isUnsure = false;
    try {
      return await running.run(state, () =>
        kysely.transaction().execute(async (tx) => {
          const result = await work(tx);
          isUnsure = true;
          return result;
        }),
      );
    } catch (error) {
      throw asLost(error, { isUnsure });
    } finally {
      state.open = false;
    }
  };

  const database: Database = {
    embedded,
    changes: changesOf(source),
    async withTenant(agencyId, work) {
      if (!UUID.test(agencyId)) throw new Error('withTenant needs the id of an agency');
      return inRole('app_tenant', agencyId, work);
    },
    asSystem: (work) => inRole('app_system', '', work),
    migrate: (migrations, options) => migrate(kysely, migrations, options),
    asOwner: (work) => work(database),
    oneAtATime(lock, work) {
      if (embedded) return work();
      return kysely.connection().execute(async (connection) => {
        await sql`select pg_advisory_lock(${sql.lit(lock)})`.execute(connection);
        try {
          return await work();
        } finally {
          await sql`select pg_advisory_unlock(${sql.lit(lock)})`.execute(connection);
        }
      });
    },
    async raw(text, values = []) {
      const client = await pool.connect().catch((error: unknown) => {
        throw asLost(error);
      });
      try {
        return (await client.query(text, values)) as { rows: unknown[] };
      } catch (error) {
        // A text of several statements may have begun a transaction: nobody may inherit it. A connection that is lost cannot.
        await client.query('rollback', []).catch(() => undefined);
        throw asLost(error);
      } finally {
        client.release();
      }
    },
    async close() {
      await source.end();
      await kysely.destroy();
      closed();
    },
  };
  return database;
}

/**
 * Opens the database of the configuration: a PostgreSQL server, or the embedded one under `dataDir`, which
 * one process at a time may use. Throws DataDirInUse.
 */
export async function openDb(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'ownerUrl'>>,
): Promise<Database> {
  const { databaseUrl, ownerUrl } = config;
  if (databaseUrl) {
    const db = serverDatabase(databaseUrl);
    return ownerUrl ? ownedBy(db, () => databaseOf(openServer(ownerUrl, 2), false)) : db;
  }
  mkdirSync(config.dataDir, { recursive: true });
  const closed = lockDataDir(config.dataDir);
  try {
    const dir = join(config.dataDir, 'db');
    const pglite = await openEmbedded(dir);
    const pool = poolOf(pglite);
    const database = databaseOf(pool, true, { source: listeningWithin(pglite, pool), closed });
    return { ...database, snapshot: (to, then) => copyStill(pool, dir, to, then) };
  } catch (error) {
    closed();
    throw error;
  }
}

/** A database of a PostgreSQL server. */
export const serverDatabase = (url: string): Database =>
  databaseOf(openServer(url), false, { source: listeningTo(url) });
