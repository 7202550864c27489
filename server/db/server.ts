import pg from 'pg';
import { OID, parseText } from './parsers';

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (Object.values(OID) as number[]).includes(oid)
      ? (value: string) => parseText(oid, value)
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * The pool, which outlives its connections: one that the server ends, as at its restart, is replaced. Unheard, the error of
 * a client would end the process; while it is used the pool does not listen, and the query that runs on it fails by itself.
 */
export function heard(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A pool on a PostgreSQL server (15 or newer). Times in milliseconds. */
export function openServer(connectionString: string, max = 10): pg.Pool {
  return heard(
    new pg.Pool({
      connectionString,
      max,
      types: types as pg.CustomTypesConfig,
      connectionTimeoutMillis: 10_000,
      statement_timeout: 20_000,
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'caravel',
    }),
  );
}
