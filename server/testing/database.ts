import { platformMigrations } from '../db/migrations';
import type { Database } from '../db/open';
import type { Migration } from '../db/types';
import { emptyMemory } from './memory';
import { copyOnServer } from './templates';

/** A database of its own, made of the statements in which one of before was stored. */
export async function storedDb(statements: string): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  const database = url ? await copyOnServer(url, []) : await emptyMemory();
  // Makes the roles, which are those of the whole server.
  await database.migrate([]);
  await database.raw(`drop table migration; ${statements}`);
  return database;
}

/**
 * A database of its own for a test file, with the platform's schema and `migrations`: in memory, or, where
 * TEST_DATABASE_URL names a PostgreSQL server, a fresh database there. `close()` gives it back.
 */
export async function testDb(migrations: readonly Migration[] = []): Promise<Database> {
  const known = new Set(migrations.map(({ id }) => id));
  const all = [...platformMigrations.filter(({ id }) => !known.has(id)), ...migrations];
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return copyOnServer(url, all);
  const database = await emptyMemory();
  try {
    await database.migrate(all);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
