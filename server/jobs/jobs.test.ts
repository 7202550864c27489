import { KEPT_DAYS } from '@/core/contract/people/retention';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../db/open';
import { seedAgencies, type TestAgency } from '../testing/agencies';
import { testClock } from '../testing/clock';
import { testDb } from '../testing/database';
import { createJobs, type JobRunner } from './jobs';

let db: Database;
let jobs: JobRunner;
let alpha: TestAgency;
const clock = testClock();
const seen: unknown[] = [];
let failures = 0;

beforeAll(async () => {
  db = await testDb();
  alpha = (await seedAgencies(db))['alpha']!;
  jobs = createJobs({ db, clock, log: pino({ level: 'silent' }), background: false });
  jobs.handle('note', async (data) => void seen.push(data));
  jobs.handle('flaky', async () => {
    failures++;
    throw new Error('not yet');
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await db.close();
});

test('a job runs once its transaction has committed', async () => {
  await db.withTenant(alpha.id, (tx) => jobs.enqueue(tx, 'note', { n: 1 }));
  expect(await jobs.drain()).toBe(1);
  expect(seen).toEqual([{ n: 1 }]);
  expect(await jobs.drain()).toBe(0);
});

test('no commit, no job', async () => {
  const work = db.withTenant(alpha.id, async (tx) => {
    await jobs.enqueue(tx, 'note', { n: 2 });
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await jobs.drain()).toBe(0);
});

test('after enqueueing, the transaction is bound to its agency again', async () => {
  const rows = await db.withTenant(alpha.id, async (tx) => {
    await jobs.enqueue(tx, 'note', {});
    return tx.selectFrom('agency').select('subdomain').execute();
  });
  expect(rows).toEqual([{ subdomain: 'alpha' }]);
  await jobs.drain();
});

test('one waiting job for each key', async () => {
  for (let n = 0; n < 3; n++) await db.asSystem((tx) => jobs.enqueue(tx, 'note', { n }, { key: 'same' }));
  expect(await jobs.drain()).toBe(1);
});

test('a job for later waits', async () => {
  await db.asSystem((tx) =>
    jobs.enqueue(tx, 'note', {}, { runAt: new Date(clock.now().getTime() + 60_000) }),
  );
  expect(await jobs.drain()).toBe(0);
});

test('a job that nobody handles is refused when it is enqueued', async () => {
  await expect(db.asSystem((tx) => jobs.enqueue(tx, 'unheard', {}))).rejects.toThrow('Nobody handles');
});

test('in the background a failing job is tried again, others go on', async () => {
  const background = createJobs({ db, clock, log: pino({ level: 'silent' }) });
  const done = vi.fn();
  background.handle('note', async (data) => done(data));
  background.handle('flaky', async () => {
    failures++;
    if (failures < 2) throw new Error('not yet');
  });
  await background.start();
  await db.asSystem((tx) => background.enqueue(tx, 'flaky', {}));
  await db.asSystem((tx) => background.enqueue(tx, 'note', { last: true }));
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith({ last: true }), 10_000);
  await vi.waitFor(() => expect(failures).toBe(2), 15_000);
  await background.stop();
});

test('workers of many queues leave an idle database alone, and hear at once of a job that is committed', async () => {
  let asked = 0;
  const counted: Database = {
    ...db,
    raw: (...question) => {
      asked += 1;
      return db.raw(...question);
    },
  };
  const background = createJobs({ db: counted, clock, log: pino({ level: 'silent' }), lookS: 60 });
  const begun: number[] = [];
  for (let at = 0; at < 8; at += 1)
    background.handle(`idle${at}`, async () => void begun.push(performance.now()));
  await background.start();
  await sleep(1_000);
  asked = 0;
  await sleep(2_500);
  expect(asked).toBeLessThan(5);
  const before = performance.now();
  await db.asSystem((tx) => background.enqueue(tx, 'idle5', {}));
  await vi.waitFor(() => expect(begun).toHaveLength(1), { timeout: 3_000, interval: 10 });
  expect(begun[0]! - before).toBeLessThan(900);
  // What is for later is looked for when it is due, and not in a while.
  const dueAt = Date.now() + 1_500;
  const later = { runAt: new Date(clock.now().getTime() + 1_500) };
  await db.asSystem((tx) => background.enqueue(tx, 'idle6', {}, later));
  await vi.waitFor(() => expect(begun).toHaveLength(2), { timeout: 4_000, interval: 10 });
  expect(Date.now()).toBeGreaterThanOrEqual(dueAt - 50);
  await background.stop();
});

test('one of many lets those go first that somebody waits for', async () => {
  const order: unknown[] = [];
  const [idle, working] = [false, true].map((background) => {
    const made = createJobs({ db, clock, log: pino({ level: 'silent' }), background });
    made.handle('letter', async (data) => void order.push((data as { n: string }).n));
    return made;
  }) as [JobRunner, JobRunner];
  await idle.start();
  for (const n of ['many 1', 'many 2'])
    await db.asSystem((tx) => idle.enqueue(tx, 'letter', { n }, { isLast: true }));
  await db.asSystem((tx) => idle.enqueue(tx, 'letter', { n: 'asked' }));
  await working.start();
  await vi.waitFor(() => expect(order).toEqual(['asked', 'many 1', 'many 2']), 5_000);
  await working.stop();
});

test('a job whose process was killed is begun again by another within a minute', async () => {
  await db.asSystem((tx) => jobs.enqueue(tx, 'note', { n: 'of the dead' }));
  const { rows } =
    await db.raw(`update pgboss.job set state = 'active', started_on = now() - expire_seconds * interval '1 s'
    where data ->> 'n' = 'of the dead' returning expire_seconds as seconds`);
  const [{ seconds }] = rows as [{ seconds: number }];
  // Looked for every five seconds, or the next time, tried again after at most four, fetched every second.
  expect(seconds + 2 * 5 + 4 + 1).toBeLessThan(60);
  await db.raw("update pgboss.queue set monitor_on = now() - interval '1 hour'");
  const another = createJobs({ db, clock, log: pino({ level: 'silent' }), lookS: 1 });
  const done = vi.fn();
  another.handle('note', async (data) => done(data));
  await another.start();
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith({ n: 'of the dead' }), 15_000);
  await another.stop();
});

test('work that is done is forgotten after its days, and work that waits is not', async () => {
  const left = async () => {
    const { rows } = await db.raw(`select data ->> 'n' as n from pgboss.job where data ? 'n' order by 1`);
    return (rows as { n: string }[]).map(({ n }) => n);
  };
  const later = new Date(clock.now().getTime() + 3_600_000);
  await db.withTenant(alpha.id, (tx) => jobs.enqueue(tx, 'note', { n: 'done' }));
  await db.withTenant(alpha.id, (tx) => jobs.enqueue(tx, 'note', { n: 'waits' }, { runAt: later }));
  await jobs.drain();
  await jobs.forget();
  expect(await left()).toEqual(expect.arrayContaining(['done', 'waits']));
  const pass = (days: number) =>
    db.raw(`with looked as (update pgboss.queue set maintain_on = null)
      update pgboss.job set completed_on = completed_on - interval '${days} days'`);
  await pass(KEPT_DAYS.jobs - 1);
  await jobs.forget();
  expect(await left()).toEqual(expect.arrayContaining(['done', 'waits']));
  await pass(1);
  await jobs.forget();
  expect(await left()).toEqual(['waits']);
});
