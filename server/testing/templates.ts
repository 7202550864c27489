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

async function create(url: string, template: string): Promise<{ name: string; database: Database }> {
  const { name, at } = await makeOnServer(url, template);
  return { name, database: serverDatabase(at.href) };
}

export const drop = (url: string, name: string) =>
  onServer(url, (client) => client.query(`drop database ${name} with (force)`));

async function makeTemplate(url: string, migrations: readonly Migration[]): Promise<string> {
  const { name, database } = await create(url, 'template0');
  try {
    await database.migrate(migrations);
  } finally {
    await database.close();
  }
  return name;
}

/** What was migrated once in this process, by its migrations. */
const templates = new Map<string, Promise<string>>();

/** A database on the server with these migrations; `close()` drops it. */
export async function copyOnServer(url: string, migrations: readonly Migration[]): Promise<Database> {
  const key = createHash('sha256').update(JSON.stringify(migrations)).digest('hex');
  const template = templates.get(key) ?? makeTemplate(url, migrations);
  templates.set(key, template);
  const { name, database } = await create(url, await template);
  return {
    ...database,
    async close() {
      await database.close();
      await drop(url, name);
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
      for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    });
  };
}
