import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { impatient } from '../server';
import { CHANNEL, type ChangeSource } from './index';

const ASK_MS = 250;
/** What a server tells arrives before its answer to whatever it is asked afterwards. */
const CURRENT_MS = 700;
const RETRY_MS = 500;
const TIMEOUT_MS = 2_000;
const Client = impatient(TIMEOUT_MS);

/** Changes of a PostgreSQL server, over a connection that is made again whenever it breaks. */
export function listeningTo(connectionString: string): ChangeSource {
  const closing = new AbortController();
  const { signal } = closing;
  let askedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;

  async function listen(told: (payload: string) => void, missed: () => void): Promise<void> {
    const client = new Client({
      connectionString,
      application_name: 'caravel changes',
      connectionTimeoutMillis: TIMEOUT_MS,
    });
    client.on('error', () => {});
    client.on('notification', ({ payload }) => told(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      missed();
      while (!signal.aborted) {
        const asking = performance.now();
        await client.query('select 1');
        askedAt = asking;
        await sleep(ASK_MS, undefined, { ref: false, signal });
      }
    } finally {
      void client.end().catch(() => {});
    }
  }

  return {
    begin(told, missed) {
      running = (async () => {
        while (!signal.aborted) {
          await listen(told, missed).catch(() => {});
          await sleep(RETRY_MS, undefined, { ref: false, signal }).catch(() => {});
        }
      })();
    },
    isCurrent: () => performance.now() - askedAt < CURRENT_MS,
    async end() {
      closing.abort();
      await running;
    },
  };
}

/** Changes of the embedded database, which tells within the answer to what committed them. */
export function listeningWithin(pglite: PGlite, pool: PostgresPool): ChangeSource {
  let isListening = false;
  let stop = () => {};
  return {
    begin(told, missed) {
      stop = pglite.onNotification((_channel, payload) => told(payload));
      void pool
        .connect()
        .then((client) => client.query(`listen ${CHANNEL}`, []).finally(() => client.release()))
        .then(() => {
          missed();
          isListening = true;
        })
        // Closed before it began: nobody is told, as `isCurrent` says.
        .catch(() => {});
    },
    isCurrent: () => isListening,
    end: async () => stop(),
  };
}
