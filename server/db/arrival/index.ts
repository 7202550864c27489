import { setTimeout as sleep } from 'node:timers/promises';
import { isLost } from '../lost';
import { impatient } from '../server';

const AGAIN_MS = 500;
const SAY_MS = 10_000;
const CONNECT_MS = 5_000;
const Client = impatient(CONNECT_MS);

/** There is no database to start with, and why. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
}

export interface Address {
  /** Where it is set. */
  readonly variable: string;
  readonly url: string;
}

const reasonOf = (error: unknown): string => {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: unknown[] };
  return message || code || (errors?.[0] ? reasonOf(errors[0]) : 'no answer');
};

async function visit(connectionString: string): Promise<void> {
  const client = new Client({
    connectionString,
    application_name: 'caravel',
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    void client.end().catch(() => {});
  }
}

/** What the server itself says will not come right by waiting. */
function refusal({ variable, url }: Address, error: unknown): NoDatabase {
  const { host, username, pathname } = new URL(url);
  const [role, database] = [username, pathname.slice(1)].map(decodeURIComponent);
  const { code } = error as { code?: string };
  const check =
    code === '3D000'
      ? `There is no database "${database}": make it, or correct its name.`
      : code?.startsWith('28')
        ? `Check the role "${role}", its password, and pg_hba.conf of the server.`
        : 'Check the address.';
  return new NoDatabase(`PostgreSQL at ${host} refuses what ${variable} says: ${reasonOf(error)}. ${check}`, {
    cause: error,
  });
}

/**
 * Resolves when the server answers at all addresses; says that it waits, and every ten seconds for how long. Throws
 * NoDatabase after so many seconds, and at once where waiting helps nothing: a wrong password, role or database.
 */
export async function databaseThere(
  addresses: readonly Address[],
  { waitS, say }: { waitS: number; say: (line: string) => void },
): Promise<void> {
  const began = performance.now();
  const waited = () => performance.now() - began;
  const seconds = () => Math.round(waited() / 1000);
  let saidAt: number | null = null;
  for (const address of addresses) {
    const { host } = new URL(address.url);
    for (;;) {
      const error: unknown = await visit(address.url).then(
        () => null,
        (reason: unknown) => reason ?? new Error('no answer'),
      );
      if (error === null) break;
      if (!isLost(error)) throw refusal(address, error);
      if (waited() >= waitS * 1000)
        throw new NoDatabase(
          `PostgreSQL at ${host} did not answer for ${seconds()} s (${reasonOf(error)}). Check that it runs, that this ` +
            `machine reaches it, and ${address.variable}; DATABASE_WAIT_SECONDS says how long a start waits.`,
          { cause: error },
        );
      if (saidAt === null) say(`Waiting for PostgreSQL at ${host}, ${waitS} s at most: ${reasonOf(error)}`);
      else if (waited() - saidAt >= SAY_MS)
        say(`Still waiting for PostgreSQL at ${host}, for ${seconds()} s now: ${reasonOf(error)}`);
      if (saidAt === null || waited() - saidAt >= SAY_MS) saidAt = waited();
      await sleep(AGAIN_MS);
    }
  }
  if (saidAt !== null) say(`PostgreSQL is there, after ${seconds()} s`);
}
