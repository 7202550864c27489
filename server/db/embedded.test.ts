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
