import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db';
import { platformMigrations } from '../../db/migrations';
import { price } from '../../pricing';
import { seedBooking } from '../../testing/bookings';
import { testDb } from '../../testing/database';
import { seeded } from '../../testing/fuzz/random';
import { isTripOver } from '@/core/say/trip-over';
import { bookingMigrations } from '..';
import { shownState, standingOf, STATES, type State } from '../states';
import { cancelPosting, capturePosting, paidOutside } from './ledger';
import { overAt } from '../lists/over';
import { countComing, countOf, type Group, rolledUp, spansIn } from './rolled-up';

const ROLLED_UP = '076-booking-figures-rolled-up';
const PRODUCTS = ['boat', 'train'] as const;
const CURRENCIES = ['EUR', 'JPY'] as const;
/** About the ends of days, months and years. */
const MOMENTS = [
  '2026-12-31T23:59:59.999Z',
  '2027-01-01T00:00:00Z',
  '2027-01-31T23:30:00Z',
  '2027-02-28T23:59:59Z',
  '2027-03-01T00:30:00Z',
];
const ENDS = ['2027-01-01', '2027-01-31', '2027-02-28T23:30:00', '2027-03-01', '2027-03-02T01:00:00'];
const ZONES = ['Pacific/Kiritimati', 'Asia/Tokyo', 'America/Santiago', 'Etc/GMT+12', null] as const;
/** Instants about the ends of days, here and there. */
const NOWS = [
  '2026-12-31T09:59:59Z',
  '2027-01-31T10:00:00Z',
  '2027-02-28T12:30:00Z',
  '2027-03-01T23:59:59Z',
  '2028-01-01',
];
const agencies = [randomUUID(), randomUUID()] as const;
const chance = seeded(20_270_301);

const full = (currency: string, base: number) =>
  price(
    { base: { amount: base, currency }, taxes: { amount: 0, currency }, published: null, retail: null },
    { markupBasisPoints: 1_000, feeMinor: 500 },
  );
type Price = ReturnType<typeof full>;

let db: Database;
let hasZones = false;
const end = () => {
  const ends_at = chance.pick(ENDS);
  return { ends_at, ...(hasZones && { over_at: overAt(ends_at, chance.pick(ZONES)) }) };
};
const made: { agencyId: string; id: string; price: Price; currency: string; captured: boolean }[] = [];

async function make(): Promise<void> {
  const agencyId = chance.pick(agencies);
  const currency = chance.pick(CURRENCIES);
  const sold = full(currency, 10_000 + chance.int(90_000));
  const id = await seedBooking(
    db,
    {
      ...{ agencyId, userId: randomUUID(), product: chance.pick(PRODUCTS), canary: 'x' },
      now: new Date(chance.pick(MOMENTS)),
    },
    {
      ...{ price: sold, currency, state: chance.pick(STATES), held: chance.once(2) },
      ...end(),
    },
  );
  made.push({ agencyId, id, price: sold, currency, captured: false });
}

/** One transaction that moves a booking: its state, its days, its money, or several of them; some are undone. */
async function move(): Promise<void> {
  const booking = chance.pick(made);
  const { agencyId, id, price: sold, currency } = booking;
  const steps = 1 + chance.int(3);
  const isUndone = chance.once(4);
  let { captured } = booking;
  const work = db.withTenant(agencyId, async (tx) => {
    const set = (values: object) =>
      tx.updateTable('booking').set(values).where('agency_id', '=', agencyId).where('id', '=', id).execute();
    // As all that moves a booking does, its row first: in any other order two of them could wait for each other.
    await tx.selectFrom('booking').where('id', '=', id).select('id').forUpdate().execute();
    for (let step = 0; step < steps; step += 1) {
      const what = chance.int(4);
      if (what === 0) await set({ state: chance.pick(STATES), held: chance.once(2) });
      else if (what === 1) await set({ ...end(), version: step });
      else {
        const refund = cancelPosting(sold, 1 + chance.int(sold.total.amount));
        const { posting, entries } = captured
          ? what === 2
            ? refund
            : paidOutside(refund)
          : capturePosting(sold);
        captured = true;
        const name = posting === 'capture' ? posting : `${posting}.${randomUUID()}`;
        await tx
          .insertInto('ledger_entry')
          .values(
            entries.map(({ account, amount }) => ({
              ...{ agency_id: agencyId, booking_id: id, account, amount_minor: amount, currency },
              posting: name,
              at: new Date(MOMENTS[0]!),
            })),
          )
          .execute();
      }
    }
    if (isUndone) throw new Error('undone');
  });
  await work.then(
    () => (booking.captured = captured),
    // Two at once may both want to be the one that captures.
    (error: Error) => expect(error.message).toMatch(/^undone$|duplicate key/),
  );
}

const AMOUNTS = ['net', 'cost', 'earned', 'gross', 'refunded', 'cancelled', 'kept'] as const;
/** Each group in a line, in an order of their own. */
const said = (groups: readonly (Group & { readonly span: string })[]) =>
  groups
    .map(({ span, product, currency, shown, bookings, sold, sales }) =>
      [
        span,
        product,
        currency,
        shown,
        bookings,
        sold,
        ...AMOUNTS.map((each) => `${each} ${sales[each]}`),
      ].join(', '),
    )
    .sort();

/** The same out of the bookings and the entries of their ledger, one by one. */
async function told(agencyId: string, spanOf: (day: string) => string | null) {
  const { bookings, entries } = await db.withTenant(agencyId, async (tx) => ({
    bookings: await tx.selectFrom('booking').selectAll().where('agency_id', '=', agencyId).execute(),
    entries: await tx.selectFrom('ledger_entry').selectAll().where('agency_id', '=', agencyId).execute(),
  }));
  const groups = new Map<string, Group & { span: string; state: string }>();
  for (const booking of bookings.filter(({ state, held }) => state !== 'failed' || held)) {
    const span = spanOf(booking.created_at.toISOString().slice(0, 10));
    if (span === null) continue;
    const own = entries.filter(({ booking_id }) => booking_id === booking.id);
    const sum = (of: (entry: (typeof own)[number]) => boolean) =>
      own.filter(of).reduce((all, { amount_minor }) => all + Number(amount_minor), 0);
    const ofTraveler = ['gateway.receivable', 'agency.outside'];
    const gross = sum(({ account, posting }) => account === 'gateway.receivable' && posting === 'capture');
    const refunded = -sum(({ account, posting }) => ofTraveler.includes(account) && posting !== 'capture');
    const cost = -sum(({ account }) => account === 'supplier.payable');
    const net = gross - refunded;
    const ofCancelled = (amount: number) => (booking.state === 'cancelled' ? amount : 0);
    const figures = { gross, refunded, cost, net, earned: net - cost };
    const sales = { ...figures, cancelled: ofCancelled(gross), kept: ofCancelled(net) } as Group['sales'];
    const state = standingOf(booking.state);
    const shown = state === 'open' ? 'processing' : shownState(state);
    const key = [span, booking.product, state, booking.currency].join();
    const known = groups.get(key);
    groups.set(key, {
      ...{ span, shown, state, product: booking.product, currency: booking.currency },
      bookings: (known?.bookings ?? 0) + 1,
      sold: (known?.sold ?? 0) + (gross === 0 ? 0 : 1),
      sales: Object.fromEntries(
        AMOUNTS.map((each) => [each, (known?.sales[each] ?? 0) + sales[each]]),
      ) as unknown as Group['sales'],
    });
  }
  const coming = (now: Date) =>
    bookings.filter(
      ({ state, held, ends_at: endsAt, over_at }) =>
        (state !== 'failed' || held) &&
        !isTripOver({ endsAt, overAt: over_at }, now) &&
        !['cancelled', 'failed'].includes(shownState(state)),
    ).length;
  const count = (product: string) =>
    bookings.filter((each) => each.product === product && (each.state !== 'failed' || each.held)).length;
  return { groups: said([...groups.values()]), coming, count };
}

async function agrees(): Promise<void> {
  for (const agencyId of agencies) {
    const kept = <T>(read: (tx: Parameters<Parameters<Database['withTenant']>[1]>[0]) => Promise<T>) =>
      db.withTenant(agencyId, read);
    const { groups, coming, count } = await told(agencyId, (day) => day);
    const days = MOMENTS.map((moment) => moment.slice(0, 10));
    expect(said(await kept((tx) => rolledUp(tx, agencyId, PRODUCTS, days)))).toEqual(groups);
    const months = days.map((day) => day.slice(0, 7));
    const byMonth = await told(agencyId, (day) => day.slice(0, 7));
    expect(said(await kept((tx) => rolledUp(tx, agencyId, PRODUCTS, months)))).toEqual(byMonth.groups);
    const ever = await told(agencyId, () => '');
    expect(said(await kept((tx) => rolledUp(tx, agencyId, PRODUCTS, null)))).toEqual(ever.groups);
    for (const now of NOWS.map((text) => new Date(text)))
      expect([now, await kept((tx) => countComing(tx, agencyId, PRODUCTS, now))]).toEqual([now, coming(now)]);
    for (const product of PRODUCTS)
      expect(await kept((tx) => countOf(tx, agencyId, product))).toBe(count(product));
  }
}

beforeAll(async () => {
  db = await testDb(bookingMigrations.filter(({ id }) => id < ROLLED_UP));
  for (const [at, id] of agencies.entries())
    await db.asSystem((tx) =>
      tx
        .insertInto('agency')
        .values({ id, name: 'One', subdomain: `one-${at}` })
        .execute(),
    );
  for (let n = 0; n < 60; n += 1) await make();
  for (let n = 0; n < 120; n += 1) await move();
  await db.migrate([...platformMigrations, ...bookingMigrations]);
  hasZones = true;
}, 120_000);
afterAll(() => db.close());

describe('INV-4 what is kept rolled up is what the ledger says', () => {
  test('of bookings that were there before', agrees);

  test('whatever becomes of them, one after the other', async () => {
    for (let n = 0; n < 150; n += 1) {
      await (chance.once(4) ? make() : move());
      if (n % 30 === 0) await agrees();
    }
    await agrees();
  }, 120_000);

  test('and at once', async () => {
    for (let n = 0; n < 6; n += 1)
      await Promise.all(Array.from({ length: 24 }, () => (chance.once(4) ? make() : move())));
    await agrees();
  }, 120_000);
});

test('nothing that is under way counts as confirmed, cancelled or failed', () => {
  const open = STATES.filter((state) => standingOf(state) === 'open');
  expect(
    open.map(shownState).filter((shown) => ['confirmed', 'cancelled', 'failed'].includes(shown)),
  ).toEqual([]);
  expect((['refunding', 'cancelled'] as State[]).map(standingOf)).toEqual(['refunding', 'cancelled']);
});

test.each([
  ['2027-01-01', '2027-01-31', ['2027-01']],
  ['2027-01-01', '2027-02-02', ['2027-01', '2027-02-01', '2027-02-02']],
  ['2026-12-31', '2027-01-31', ['2026-12-31', '2027-01']],
  [
    '2028-02-01',
    '2028-02-28',
    Array.from({ length: 28 }, (_, at) => `2028-02-${String(at + 1).padStart(2, '0')}`),
  ],
  ['2027-02-01', '2027-02-28', ['2027-02']],
])('the days from %s to %s are months and single days', (from, to, spans) => {
  expect(spansIn({ from, to })).toEqual(spans);
});
