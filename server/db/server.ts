import pg from 'pg';
import { OID, parseText } from './parsers';

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (Object.values(OID) as number[]).includes(oid)
      ? (value: string) => parseText(oid, value)
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** A pool on a PostgreSQL server (15 or newer). Times in milliseconds. */
export function openServer(connectionString: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'caravel',
  });
  // An idle connection that the server ends, as at its restart, is replaced by the pool; unheard it would end us.
  pool.on('error', () => {});
  return pool;
}
