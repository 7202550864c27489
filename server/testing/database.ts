import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openEmbedded, poolOf } from '../db/embedded';
import { platformMigrations } from '../db/migrations';
import { type Database, databaseOf } from '../db/open';
import { openServer } from '../db/server';
import type { Migration } from '../db/types';
import { emptyImage } from './image';

/**
 * A database of its own for a test file, with the platform's schema and `migrations`: in memory, or, where
 * TEST_DATABASE_URL names a PostgreSQL server, a fresh database there. `close()` drops it.
 */
export async function testDb(migrations: readonly Migration[] = []): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  const database = url
    ? await onServer(url)
    : databaseOf(poolOf(await openEmbedded(null, await emptyImage())), true);
  const known = new Set(migrations.map(({ id }) => id));
  try {
    await database.migrate([...platformMigrations.filter(({ id }) => !known.has(id)), ...migrations]);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function onServer(url: string): Promise<Database> {
  const name = `caravel_test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name} template template0`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = databaseOf(openServer(own.href), false);
  return {
    ...database,
    async close() {
      await database.close();
      await admin(`drop database ${name} with (force)`);
    },
  };
}
