import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/open';
import { seedAgencies, type TestAgency } from '../../testing/agencies';
import { testClock } from '../../testing/clock';
import { testDb } from '../../testing/database';
import { type BulkRunner, createBulk } from './bulk';
import { bulkMigration } from './migration';
import { runningTasks, stopTask } from './tasks';

const clock = testClock();
let db: Database;
let alpha: TestAgency;
let beta: TestAgency;
let bulk: BulkRunner;
/** Agencies whose next piece waits, in the order in which they are enqueued; one piece of each waits at most. */
let waiting: { agencyId: string; isLater: boolean }[] = [];
let piece: (data: unknown) => Promise<void>;
let done: string[] = [];

beforeEach(async () => {
  await db?.close();
  db = await testDb([bulkMigration]);
  const agencies = await seedAgencies(db);
  [alpha, beta] = [agencies['alpha']!, agencies['beta']!];
  [waiting, done] = [[], []];
  bulk = createBulk({
    db,
    clock,
    log: pino({ level: 'silent' }),
    jobs: {
      handle: (_, run) => void (piece = (data) => run(data, async () => {})),
      async enqueue(_, __, data, { runAt } = {}) {
        const { agencyId } = data as { agencyId: string };
        if (!waiting.some((each) => each.agencyId === agencyId))
          waiting.push({ agencyId, isLater: runAt !== undefined });
      },
    },
  });
  bulk.handle('note', async () => async (_, item) => void done.push(item));
});
afterAll(() => db.close());

const begin = (agency: TestAgency, items: readonly string[], task?: string) =>
  db.withTenant(agency.id, (tx) =>
    bulk.begin(tx, { agencyId: agency.id, userId: agency.users['owner']!, kind: 'note', items, task }),
  );
/** Does pieces until none waits, or `most`; tries again what fails. */
async function work(most = Infinity) {
  for (let pieces = 0; waiting.length > 0 && pieces < most; pieces += 1) {
    const job = waiting.shift()!;
    await piece(job).catch(() => waiting.push(job));
  }
}
const many = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);
const seen = async ({ id, users }: TestAgency, who = 'owner') =>
  (await db.withTenant(id, (tx) => runningTasks(tx, { agencyId: id, userId: users[who]! }, clock.now()))).map(
    ({ done: count, total, ended_at, is_stopped }) => [count, total, ended_at !== null, is_stopped],
  );
const stop = ({ id, users }: TestAgency, task: string, who = 'owner') =>
  db.withTenant(id, (tx) => stopTask(tx, { agencyId: id, userId: users[who]! }, task, clock.now()));

test('all of it is done once, in its order, what is added later behind it', async () => {
  const items = many('a', 25);
  const task = await begin(alpha, items);
  await begin(alpha, ['later'], task);
  await work();
  expect(done).toEqual([...items, 'later']);
  expect(await seen(alpha)).toEqual([[26, 26, true, false]]);
  clock.advance(61_000);
  expect(await seen(alpha)).toEqual([]);
});

test('agencies take turns: who has little waits for no one who has much', async () => {
  await begin(alpha, many('a', 200));
  await begin(beta, many('b', 15));
  await work();
  expect(done.indexOf('b14')).toBeLessThan(60);
  expect(done).toHaveLength(215);
});

test('who has begun it sees how far it is and stops it; nobody else does either', async () => {
  const task = await begin(alpha, many('a', 100));
  await work(2);
  const before = done.length;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(100);
  expect(await seen(alpha)).toEqual([[before, 100, false, false]]);
  expect(await seen(alpha, 'agent')).toEqual([]);
  expect(await stop(alpha, task, 'agent')).toBe(false);
  expect(await stop(alpha, task)).toBe(true);
  expect(await stop(alpha, task)).toBe(false);
  // What would be added to it is not done either.
  await begin(alpha, ['later'], task);
  await work();
  expect(done).toHaveLength(before);
  expect(await seen(alpha)).toEqual([[before, 100, true, true]]);
});

test('one item that fails again and again is left out, and keeps none of the others, which are done once', async () => {
  bulk.handle('write', async (agencyId) => async (tx, subject) => {
    const entry = { agency_id: agencyId, user_id: null, action: 'note', subject, before: null, after: null };
    await tx.insertInto('audit_log').values(entry).execute();
    if (subject === 'broken') throw new Error('no');
  });
  const items = [...many('a', 12), 'broken', ...many('b', 12)];
  await db.withTenant(alpha.id, (tx) =>
    bulk.begin(tx, { agencyId: alpha.id, userId: alpha.users['owner']!, kind: 'write', items }),
  );
  await work();
  const written = await db.withTenant(alpha.id, (tx) =>
    tx.selectFrom('audit_log').select('subject').where('action', '=', 'note').orderBy('id').execute(),
  );
  expect(written.map(({ subject }) => subject)).toEqual([...many('a', 12), ...many('b', 12)]);
  expect(await seen(alpha)).toEqual([[25, 25, true, false]]);
});

test('each item has tries of its own, however often one before it has failed', async () => {
  const tries: Record<string, number> = {};
  bulk.handle('try', async () => async (_, item) => {
    tries[item] = (tries[item] ?? 0) + 1;
    if (tries[item] < 3) throw new Error('not yet');
    done.push(item);
  });
  const items = many('a', 3);
  await db.withTenant(alpha.id, (tx) =>
    bulk.begin(tx, { agencyId: alpha.id, userId: null, kind: 'try', items }),
  );
  await work();
  expect(done).toEqual(items);
});

test('who is not ready is asked again later, and a process goes on with what the one before has left', async () => {
  let isReady = false;
  bulk.handle('slow', async () => (isReady ? async (_, item) => void done.push(item) : null));
  await db.withTenant(alpha.id, (tx) =>
    bulk.begin(tx, { agencyId: alpha.id, userId: null, kind: 'slow', items: ['one'] }),
  );
  await work(1);
  expect([done, waiting]).toEqual([[], [{ agencyId: alpha.id, isLater: true }]]);
  isReady = true;
  waiting = [];
  await bulk.resume();
  await work();
  expect(done).toEqual(['one']);
});
