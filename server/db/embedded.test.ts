import { expect, test } from 'vitest';
import { copyStill, openEmbedded, poolOf, sweepTable, unsweptTables } from './embedded';
import { databaseOf } from './open';

test('a long line of callers of the embedded database lets everybody else be heard in between', async () => {
  const results = [{ rows: [], fields: [] }];
  const pool = poolOf({
    exec: async () => results,
    query: async () => results[0]!,
    close: async () => {},
  } as never);
  let served = 0;
  const line = Array.from({ length: 50 }, async () => {
    const client = await pool.connect();
    await client.query('select 1', []);
    served += 1;
    client.release();
  });
  // Ten passes of the event loop, as a page needs that is asked for meanwhile.
  for (let pass = 0; pass < 10; pass++) await new Promise(setImmediate);
  expect(served).toBeLessThan(10);
  await Promise.all(line);
  expect(served).toBe(50);
});

test('one caller with much to do lets everybody else be heard, within a transaction and between many', async () => {
  const pool = poolOf({
    exec: async () => {
      const until = performance.now() + 2;
      while (performance.now() < until);
      return [{ rows: [], fields: [] }];
    },
    close: async () => {},
  } as never);
  let isOver = false;
  const work = (async () => {
    for (let at = 0; at < 100; at += 1) {
      const client = await pool.connect();
      for (let each = 0; each < 2; each += 1) await client.query('select 1', []);
      client.release();
    }
    isOver = true;
  })();
  let heard = 0;
  while (!isOver) {
    await new Promise(setImmediate);
    heard += 1;
  }
  await work;
  expect(heard).toBeGreaterThan(100);
});

test('R377 tables of the embedded database are swept once they have changed much, so that an index alone counts', async () => {
  const pglite = await openEmbedded(null);
  const db = databaseOf(poolOf(pglite), true);
  await db.raw('create table "Odd name" (n int primary key, text text)');
  await db.raw(`insert into "Odd name" select n, repeat('x', 100) from generate_series(1, 3000) n`);
  const plan = async () => {
    const { rows } = await db.raw(
      'explain (analyze, costs off, timing off) select count(*) from "Odd name" where n > 1000',
    );
    return (rows as Record<string, string>[]).map((row) => row['QUERY PLAN']).join('\n');
  };
  await db.raw('set enable_seqscan = off; set enable_bitmapscan = off');
  expect(await plan()).toMatch(/Heap Fetches: 2000/);
  const names = await unsweptTables(db);
  expect(names).toEqual(['public."Odd name"']);
  for (const name of names) await sweepTable(db, name);
  expect(await plan()).toMatch(/Heap Fetches: 0/);
  expect(await unsweptTables(db)).toEqual([]);
  await db.close();
});

test(
  'a copy of the embedded database that cannot be made leaves it to others',
  { timeout: 5_000 },
  async () => {
    const pool = poolOf({ exec: async () => [{ rows: [], fields: [] }], close: async () => {} } as never);
    const copying = copyStill(pool, `${import.meta.dirname}/nothing-here`, '', async () => {});
    await expect(copying).rejects.toThrow();
    (await pool.connect()).release();
  },
);
