import { expect, test } from 'vitest';
import { poolOf } from './embedded';

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
