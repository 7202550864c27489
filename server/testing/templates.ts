import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, serverDatabase } from '../db/open';
import type { Migration } from '../db/types';

const RUN = 'TEST_RUN';
const freshName = () => `caravel_test_${process.env[RUN] ?? ''}${randomBytes(6).toString('hex')}`;

export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A new database on the server, a copy of `template`, and where it is. */
export async function makeOnServer(url: string, template = 'template0'): Promise<{ name: string; at: URL }> {
  const name = freshName();
  await onServer(url, (client) => client.query(`create database ${name} template ${template}`));
  const at = new URL(url);
  at.pathname = `/${name}`;
  // Nothing of a test has to outlive the machine: no change waits for the disk.
  at.searchParams.set('options', '-c synchronous_commit=off');
  return { name, at };
}

export const drop = (url: string, name: string) =>
  onServer(url, (client) => client.query(`drop database ${name} with (force)`));

async function makeTemplate(url: string, migrations: readonly Migration[]): Promise<string> {
  const { name, at } = await makeOnServer(url);
  const database = serverDatabase(at.href);
  try {
    await database.migrate(migrations);
  } finally {
    await database.close();
  }
  return name;
}

interface Template {
  name: Promise<string>;
  /** The copy that the next file will ask for. */
  next?: ReturnType<typeof makeOnServer>;
}
/** What was migrated once in this process, by its migrations. */
const templates = new Map<string, Template>();

/**
 * A database on the server with these migrations; `close()` gives it up. The server waits for the disk whenever it makes or
 * drops one, so the next copy is made while this one is used, and nobody waits until one is dropped.
 */
export async function copyOnServer(url: string, migrations: readonly Migration[]): Promise<Database> {
  const key = createHash('sha256').update(JSON.stringify(migrations)).digest('hex');
  const known = templates.get(key);
  const template = known ?? { name: makeTemplate(url, migrations) };
  templates.set(key, template);
  const copy = () => template.name.then((name) => makeOnServer(url, name));
  const mine = template.next ?? copy();
  // Not of what one file alone asks for.
  template.next = known && copy();
  // Whoever asks for it is told why it could not be made.
  template.next?.catch(() => undefined);
  const { name, at } = await mine;
  const database = serverDatabase(at.href);
  return {
    ...database,
    async close() {
      await database.close();
      // What is not dropped by the end is dropped with all that the run has left.
      drop(url, name).catch(() => undefined);
    },
  };
}

/** Before all server tests: names this run. After them: drops what it has left on the server. */
export default function setup(): () => Promise<void> {
  const run = `${randomBytes(4).toString('hex')}_`;
  process.env[RUN] = run;
  return async () => {
    const url = process.env['TEST_DATABASE_URL'];
    if (!url) return;
    await onServer(url, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [`caravel_test_${run}`],
      );
      // Some are being dropped just now.
      for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
    });
  };
}
