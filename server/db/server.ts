import pg from 'pg';
import { OID, parseText } from './parsers';

/** Whoever waits for a connection is answered before he gives up. */
const CONNECT_MS = 5_000;
const STATEMENT_MS = 20_000;
/** A server that works has said something before: the machine is gone, and nothing else would tell for a quarter of an hour. */
const SILENCE_MS = STATEMENT_MS + 5_000;

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

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

/** Gives a connection up on which a statement is not answered for longer than any may take. */
export function impatient(silenceMs: number): typeof pg.Client {
  return class extends pg.Client {
    override query(...args: [never]): never {
      const answer: unknown = super.query(...args);
      if (answer instanceof Promise) {
        const { stream } = (this as unknown as { connection: { stream: { destroy(error: Error): void } } })
          .connection;
        const timer = setTimeout(
          () => stream.destroy(coded('ETIMEDOUT', 'The database has fallen silent')),
          silenceMs,
        );
        const end = () => clearTimeout(timer);
        answer.then(end, end);
      }
      return answer as never;
    }
  };
}

/** A server that follows another one takes no writes: after a failover an address may still lead there. */
export function refuseStandby(client: pg.ClientBase, done: (error?: Error) => void): void {
  client
    .query<{ follows: boolean }>('select pg_is_in_recovery() as follows')
    .then(
      ({ rows }) => done(rows[0]?.follows ? coded('25006', 'The database follows another one') : undefined),
      done,
    );
}

/** A pool on a PostgreSQL server (15 or newer). */
export function openServer(connectionString: string, max = 10): pg.Pool {
  return heard(
    new pg.Pool({
      connectionString,
      max,
      Client: impatient(SILENCE_MS),
      verify: refuseStandby,
      types: types as pg.CustomTypesConfig,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'caravel',
    } as pg.PoolConfig),
  );
}
