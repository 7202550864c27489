import PgBoss10 from 'pg-boss-10';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { testClock } from '../testing/clock';
import { testDb } from '../testing/database';
import { createJobs } from './jobs';

test('jobs of the tables before version 12 are taken over: what waits, what waits for later or for a plugin that is away, and what was being done', async () => {
  const db = await testDb();
  await db.asOwner(async (owner) => {
    await owner.raw('drop schema if exists pgboss cascade');
    const old = new PgBoss10({
      db: { executeSql: async (text, values) => (await owner.raw(text, values)) as { rows: never[] } },
      schedule: false,
      supervise: false,
    });
    await old.start();
    for (const name of ['note', 'gone']) await old.createQueue(name, { name, policy: 'short' });
    const send = (n: string, options: object = {}) =>
      old.send('note', { n }, { singletonKey: n, ...options });
    // What was sent in the same millisecond is not due yet.
    const fetchOne = () => vi.waitFor(async () => expect(await old.fetch('note')).toHaveLength(1));
    await send('being done');
    await fetchOne();
    const done = await send('done', { priority: 1 });
    await fetchOne();
    await old.complete('note', done!);
    await send('waits');
    await send('for later', { startAfter: 3_600 });
    await old.send('gone', { n: 'of a plugin that is away' });
    await old.stop({ graceful: false, close: false });
  });

  const seen: unknown[] = [];
  const begin = async () => {
    const jobs = createJobs({ db, clock: testClock(), log: pino({ level: 'silent' }), background: false });
    jobs.handle('note', async (data) => void seen.push((data as { n: string }).n));
    await jobs.start();
    return jobs;
  };
  const jobs = await begin();
  expect(await jobs.drain()).toBe(2);
  expect(seen.sort()).toEqual(['being done', 'waits']);
  const { rows } =
    await db.raw(`select data ->> 'n' as n, start_after > now() + interval '50 minutes' as later
    from pgboss.job where state = 'created' order by 1`);
  expect(rows).toEqual([
    { n: 'for later', later: true },
    { n: 'of a plugin that is away', later: false },
  ]);
  // The same key still means one job, and the old tables are gone.
  await db.asSystem((tx) =>
    jobs.enqueue(tx, 'note', { n: 'again' }, { key: 'for later', runAt: new Date(Date.now() + 9e6) }),
  );
  expect(
    (await db.raw("select 1 from pgboss.job where name = 'note' and state = 'created'")).rows,
  ).toHaveLength(1);
  expect((await db.raw("select 1 from pg_namespace where nspname like 'pgboss_%'")).rows).toEqual([]);
  await jobs.stop();

  const again = await begin();
  expect(await again.drain()).toBe(0);
  await again.stop();
  await db.close();
});
