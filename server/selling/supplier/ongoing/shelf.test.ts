import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createOngoing } from '.';
import type { Database } from '../../../db';
import { testDb } from '../../../testing/database';
import { ongoingMigration } from './migration';
import { createShelf } from './shelf';

type Search = { readonly place: string };

const LIFETIME = 30 * 60_000;
const never = new AbortController().signal;
const owner = { agencyId: randomUUID(), as: 'EUR' };
const silent = pino({ enabled: false });

let db: Database;
let now: number;
const clock = { now: () => new Date(now) };

beforeAll(async () => {
  db = await testDb([ongoingMigration]);
});
afterAll(() => db.close());
beforeEach(async () => {
  now = Date.parse('2027-03-01T10:00:00Z');
  await db.asSystem((tx) => tx.deleteFrom('ongoing_search').execute());
});

/** One process; `give` has its supplier answer, and with null end. */
function processOf(
  most?: { agency: number; all: number },
  weighed?: { of: (batch: string) => number; most: number },
) {
  const waiting: ((batch: string | null) => void)[] = [];
  const asked: string[] = [];
  const shelf = createShelf<string>({
    db,
    clock,
    log: silent,
    lifetime: LIFETIME,
    ...(most ? { most } : {}),
  });
  const searches = createOngoing<Search, string>({
    ...{ clock, shelf, secret: 'a secret', lifetime: LIFETIME, broken: () => {} },
    ...(weighed ? { weighed } : {}),
    run: async function* ({ place }) {
      asked.push(place);
      for (;;) {
        const batch = await new Promise<string | null>((resolve) => waiting.push(resolve));
        if (batch === null) return;
        yield batch;
      }
    },
  });
  const give = async (batch: string | null) => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]));
    waiting.shift()!(batch);
  };
  return { searches, asked, give };
}

const rows = () =>
  db.asSystem((tx) => tx.selectFrom('ongoing_search').select(['id', 'nth', 'is_last']).execute());

test('R255 a search is asked once and seen by every process, as it goes on and when it is over', async () => {
  const [one, other] = [processOf(), processOf()];
  const id = one.searches.begin(owner, { place: 'Lisbon' });
  await one.give('first');
  await vi.waitFor(async () => expect(await rows()).toHaveLength(2));

  const there = other.searches.follow(owner, id)!;
  await there.caughtUp;
  expect(there.found()).toEqual({ batches: ['first'], completed: false });
  await one.give('second');
  expect(await there.more(1, 5_000, never)).toEqual({ batches: ['first', 'second'], completed: false });
  await one.give(null);
  expect(await there.more(2, 5_000, never)).toEqual({ batches: ['first', 'second'], completed: true });

  const third = processOf();
  const late = third.searches.follow(owner, id)!;
  await late.caughtUp;
  expect(late.found()).toEqual({ batches: ['first', 'second'], completed: true });
  expect([one.asked, other.asked, third.asked]).toEqual([['Lisbon'], [], []]);
});

test('is asked anew where whoever asked has ended without an answer, and ends where there was one', async () => {
  const [one, other, third] = [processOf(), processOf(), processOf()];
  const id = one.searches.begin(owner, { place: 'Lisbon' });
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
  now += 20_000;
  const there = other.searches.follow(owner, id)!;
  await there.caughtUp;
  expect(other.asked).toEqual(['Lisbon']);
  await other.give('answer');
  await vi.waitFor(async () => expect(await rows()).toHaveLength(2));
  const late = third.searches.follow(owner, id)!;
  await late.caughtUp;
  expect(late.found()).toEqual({ batches: ['answer'], completed: true });
  expect(third.asked).toEqual([]);
});

test('is bounded by age and by size, for each agency and for all', async () => {
  const most = { agency: 2_500, all: 6_000 };
  const large = () => Array.from({ length: 100 }, () => randomUUID().slice(0, 13)).join('');
  const agencies = Array.from({ length: 4 }, () => ({ agencyId: randomUUID(), as: 'EUR' }));
  for (const of of agencies)
    for (let n = 0; n < 5; n += 1) {
      now += 1;
      const one = processOf(most);
      one.searches.begin(of, { place: `${n}` });
      await one.give(large());
      await one.give(null);
      const known = (await rows()).length;
      await vi.waitFor(async () => expect((await rows()).length).toBeGreaterThanOrEqual(known));
    }
  await vi.waitFor(async () =>
    expect((await rows()).filter(({ is_last }) => is_last).length).toBeGreaterThan(0),
  );
  // The next search of a minute later sweeps.
  now += 61_000;
  processOf(most).searches.begin(owner, { place: 'next' });
  const sizes = async () => {
    const { rows: found } = await db.raw(
      `select sum(octet_length(body))::int as size from ongoing_search group by agency_id having sum(octet_length(body)) > 0`,
    );
    return (found as { size: number }[]).map(({ size }) => size);
  };
  await vi.waitFor(async () => {
    expect(Math.max(...(await sizes()))).toBeLessThanOrEqual(most.agency);
    expect((await sizes()).reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(most.all);
  });
  expect((await sizes()).length).toBeGreaterThan(1);
  now += LIFETIME + 61_000;
  processOf(most).searches.begin(owner, { place: 'much later' });
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('a process holds as much as it may, and the last search in any case', async () => {
  const { searches, give, asked } = processOf(undefined, { of: (batch) => batch.length, most: 10 });
  const ids = [];
  for (const place of ['Lisbon', 'Porto', 'Faro']) {
    ids.push(searches.begin(owner, { place }));
    await give('12345678');
    await give(null);
  }
  await vi.waitFor(async () => expect((await rows()).filter(({ is_last }) => is_last)).toHaveLength(3));
  // What was let go of is read again, and nobody is asked anew.
  const again = searches.follow(owner, ids[0]!)!;
  await again.caughtUp;
  expect(again.found()).toEqual({ batches: ['12345678'], completed: true });
  expect(asked).toEqual(['Lisbon', 'Porto', 'Faro']);
});
