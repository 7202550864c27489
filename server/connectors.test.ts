import { expect, it } from 'vitest';
import { connectors } from './connectors';
import { migrationsOf } from './migrations';
import { plugins } from './plugins';
import { testDb } from './testing/database';

it('a database of before is not newer than a release without one of its connectors', async () => {
  const all = migrationsOf(plugins, connectors);
  const brought = new Set(
    [
      ...connectors.flatMap(({ migrations = [] }) => migrations),
      ...plugins.flatMap(({ plugin }) => plugin.supplies ?? []).flatMap(({ migrations = [] }) => migrations),
    ].map(({ id }) => id),
  );
  expect(brought.size).toBeGreaterThan(0);
  const db = await testDb(all);
  try {
    expect(await db.migrate(all.filter(({ id }) => !brought.has(id)))).toEqual([]);
  } finally {
    await db.close();
  }
});
