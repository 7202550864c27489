import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { cancelPosting, capturePosting, type Posting } from '@/server/booking/money/ledger';
import { price } from '@/server/pricing';
import { seedBooking } from '@/server/testing/bookings';
import { testServer, type TestServer } from '@/server/testing/harness';
import type { BookingTotals } from '../../contract/bookings';
import type { Dashboard, PeriodTotals } from '../../contract/dashboard';
import { spanBefore } from './spans';
import { PLUGINS } from './testing';

const HOST = 'alpha.localhost';
const DAY = 86_400_000;
const STATES = [
  'confirmed',
  'cancelled',
  'refunding',
  'failed',
  'voiding',
  'cancelling',
  'ordering',
] as const;
const PRODUCTS = ['boats', 'trains'] as const;

/** A booking as it was made up, from which every figure follows without the database. */
interface Made {
  agency: 'alpha' | 'beta';
  by: 'owner' | 'agent' | 'restricted' | 'client';
  product: (typeof PRODUCTS)[number];
  currency: 'USD' | 'EUR' | 'JPY' | 'KWD';
  state: (typeof STATES)[number];
  net: number;
  isProtected: boolean;
  held: boolean;
  /** Of the total; what a cancellation gives back. */
  refunded: number;
  isOver: boolean;
  at: number;
}

let it: TestServer;
let tokens: Record<'owner' | 'restricted', string>;
const made: Made[] = [];

beforeAll(async () => {
  it = await testServer({ plugins: PLUGINS });
  tokens = {
    owner: await it.login('alpha', 'owner'),
    restricted: await it.login('alpha', 'restricted'),
  };
}, 60_000);
afterAll(() => it.close());

const priceOf = ({ net, currency, isProtected }: Made) => {
  const money = (amount: number) => ({ amount, currency });
  return price(
    { base: money(net), taxes: money(0), published: null, retail: null },
    {
      markupBasisPoints: 1_000,
      feeMinor: 500,
      ...(isProtected && { protection: { basisPoints: 650 } }),
    },
  );
};
const isCancelled = ({ state }: Made) => state === 'cancelled' || state === 'refunding';
const refundOf = (booking: Made): number => Math.floor(priceOf(booking).total.amount * booking.refunded);

/** In the order in which the engine writes them: each is a statement of its own; a refund once it is done. */
function postingsOf(booking: Made): Posting[] {
  const full = priceOf(booking);
  switch (booking.state) {
    case 'confirmed':
    case 'cancelling':
    case 'refunding':
      return [capturePosting(full)];
    case 'cancelled':
      return [capturePosting(full), cancelPosting(full, refundOf(booking))];
    default:
      return [];
  }
}

type Sums = Record<
  | 'bookings'
  | 'charged'
  | 'refund'
  | 'penalty'
  | 'sales'
  | 'cost'
  | 'commission'
  | 'markup'
  | 'fees'
  | 'kept'
  | 'protection',
  number
>;
const NONE: Sums = {
  bookings: 0,
  charged: 0,
  refund: 0,
  penalty: 0,
  sales: 0,
  cost: 0,
  commission: 0,
  markup: 0,
  fees: 0,
  kept: 0,
  protection: 0,
};

/** What the definition of sales says of a booking, worked out from its price without the ledger. */
function figuresOf(booking: Made): Sums {
  if (postingsOf(booking).length === 0) return { ...NONE, bookings: 1 };
  const { total, staff, lines } = priceOf(booking);
  const isOver = booking.state === 'cancelled';
  const refund = isOver ? refundOf(booking) : 0;
  const sales = total.amount - refund;
  const all = { bookings: 1, charged: total.amount, refund, penalty: isOver ? sales : 0, sales };
  if (refund === 0)
    return {
      ...all,
      cost: staff.wholesale.amount,
      commission: sales - staff.wholesale.amount,
      markup: staff.agencyMarkup.amount,
      fees: staff.agencyFee.amount,
      kept: 0,
      protection: lines.find(({ kind }) => kind === 'protection')?.amount.amount ?? 0,
    };
  const cost = Math.min(sales, staff.wholesale.amount);
  return { ...NONE, ...all, cost, commission: sales - cost, kept: sales - cost };
}

async function write(booking: Made): Promise<void> {
  const { id: agencyId, users } = it.agencies[booking.agency]!;
  const full = priceOf(booking);
  const over = isCancelled(booking);
  const id = await seedBooking(
    it.db,
    {
      agencyId,
      userId: users[booking.by]!,
      product: booking.product,
      canary: 'X',
      now: new Date(booking.at),
    },
    {
      state: booking.state,
      held: booking.held,
      price: full,
      currency: booking.currency,
      total_minor: full.total.amount,
      accepted_minor: full.total.amount,
      ends_at: booking.isOver ? '2020-01-02' : '2999-01-02',
      ...(over && { refund_minor: refundOf(booking), penalty_minor: full.total.amount - refundOf(booking) }),
    },
  );
  await it.db.withTenant(agencyId, async (tx) => {
    for (const { posting, entries } of postingsOf(booking))
      if (entries.length > 0)
        await tx
          .insertInto('ledger_entry')
          .values(
            entries.map(({ account, amount }) => ({
              agency_id: agencyId,
              booking_id: id,
              posting,
              account,
              amount_minor: amount,
              currency: booking.currency,
              at: new Date(booking.at),
            })),
          )
          .execute();
  });
}

/** Days ago with which a period of the dashboard begins or ends, or the one before it. */
const EDGES = [0, 29, 30, 59, 60, 364, 365, 366];

const aBooking = (now: number): fc.Arbitrary<Made> =>
  fc.record({
    agency: fc.constantFrom('alpha', 'alpha', 'alpha', 'beta'),
    by: fc.constantFrom('owner', 'agent', 'restricted', 'client'),
    product: fc.constantFrom(...PRODUCTS),
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
    state: fc.constantFrom(...STATES),
    net: fc.integer({ min: 0, max: 900_000 }),
    isProtected: fc.boolean(),
    held: fc.boolean(),
    refunded: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
    isOver: fc.boolean(),
    // Around midnight in UTC, which is where days, months and time zones go wrong.
    at: fc
      .tuple(
        fc.oneof(fc.integer({ min: 0, max: 420 }), fc.constantFrom(...EDGES)),
        fc.constantFrom(-1, 0, 1, 3_600_000 * 3, DAY - 1),
      )
      .map(([days, ms]) => Math.min(now, now - (now % DAY) - days * DAY + ms)),
  });

function sumsBy(bookings: readonly Made[], key: (booking: Made) => string): Record<string, Sums> {
  const sums: Record<string, Sums> = {};
  for (const booking of bookings) {
    const before = sums[key(booking)] ?? NONE;
    sums[key(booking)] = Object.fromEntries(
      Object.entries(figuresOf(booking)).map(([name, amount]) => [name, before[name as keyof Sums] + amount]),
    ) as Sums;
  }
  return sums;
}

/** What the caller may know of, and what counts as a booking. */
const seenBy = (who: 'owner' | 'restricted') =>
  made.filter(
    ({ agency, by, state, held }) =>
      agency === 'alpha' && (who === 'owner' || by === 'restricted') && (state !== 'failed' || held),
  );
const dayOf = ({ at }: Made): string => new Date(at).toISOString().slice(0, 10);
const data = async <T>(path: string, as: 'owner' | 'restricted'): Promise<T> =>
  (await it.request(HOST, 'GET', path, { token: tokens[as] })).json.data as T;

async function compareTotals(as: 'owner' | 'restricted', product: string, query: string, of: Made[]) {
  const totals = await data<BookingTotals[]>(`/api/agency/bookings/totals?category=${product}${query}`, as);
  expect(
    Object.fromEntries(
      totals.map((each) => [
        each.currency,
        {
          bookings: each.bookings,
          charged: each.chargedAmount.amount,
          refund: each.refundAmount.amount,
          penalty: each.penaltyAmount.amount,
          sales: each.salesPrice.amount,
          cost: each.costPrice.amount,
          commission: each.commissionEarned.amount,
          markup: each.markupEarned.amount,
          fees: each.transactionFees.amount,
          kept: each.penaltyEarned.amount,
          protection: each.protectionEarned.amount,
        },
      ]),
    ),
    `${as} ${product} ${query}`,
  ).toEqual(sumsBy(of, ({ currency }) => currency));
}

function comparePeriod(totals: PeriodTotals, of: readonly Made[]) {
  const count = (kind: (booking: Made) => boolean) => of.filter(kind).length;
  const { sales, commission, ...numbers } = totals;
  expect(numbers).toEqual({
    bookings: of.length,
    confirmed: count(({ state }) => state === 'confirmed'),
    cancelled: count(isCancelled),
  });
  const sold = sumsBy(
    of.filter((booking) => figuresOf(booking).charged !== 0),
    ({ currency }) => currency,
  );
  for (const [figure, amounts] of [
    ['sales', sales],
    ['commission', commission],
  ] as const)
    expect(Object.fromEntries(amounts.map(({ currency, amount }) => [currency, amount]))).toEqual(
      Object.fromEntries(Object.entries(sold).map(([currency, sums]) => [currency, sums[figure]])),
    );
}

async function compareDashboard(as: 'owner' | 'restricted', period: '12m' | '30d') {
  const { counts, totals, before, spans, points } = await data<Dashboard>(
    `/api/v2/agency/dashboards?period=${period}`,
    as,
  );
  const seen = seenBy(as);
  const spanOf = (booking: Made) =>
    spans.find(({ from, to }) => from <= dayOf(booking) && dayOf(booking) <= to);
  const inSpans = seen.filter(spanOf);
  expect(counts).toEqual(
    PRODUCTS.map((product) => ({
      product,
      bookings: inSpans.filter((booking) => booking.product === product).length,
    })),
  );
  const { upcoming, ...ofPeriod } = totals;
  expect(upcoming).toBe(
    seen.filter(
      (booking) => !booking.isOver && !isCancelled(booking) && !['failed', 'voiding'].includes(booking.state),
    ).length,
  );
  const last = spanBefore(period, it.clock.now());
  comparePeriod(ofPeriod, inSpans);
  comparePeriod(
    before,
    seen.filter((booking) => last.from <= dayOf(booking) && dayOf(booking) <= last.to),
  );
  const key = (booking: Made) => `${spanOf(booking)!.from} ${booking.product} ${booking.currency}`;
  const all = sumsBy(inSpans, key);
  expect(
    Object.fromEntries(
      points.map((point) => [
        `${point.from} ${point.product} ${point.currency}`,
        [point.bookings, point.sales.amount, point.commission.amount],
      ]),
    ),
  ).toEqual(
    Object.fromEntries(
      Object.entries(all).map(([name, { bookings, sales, commission }]) => [
        name,
        [bookings, sales, commission],
      ]),
    ),
  );
}

test.each([
  ['R357 R358', 'owner'],
  ['R171', 'restricted'],
] as const)(
  '%s as %s: totals and dashboard are what the bookings add up to that one sees, whatever became of them',
  async (_, as) => {
    const now = it.clock.now().getTime();
    await fc.assert(
      fc.asyncProperty(
        fc.array(aBooking(now), { minLength: 20, maxLength: 40 }),
        fc.integer({ min: 0, max: 400 }),
        async (bookings, ago) => {
          for (const booking of bookings) await write(booking);
          made.push(...bookings);
          const from = new Date(now - ago * DAY).toISOString().slice(0, 10);
          for (const product of PRODUCTS) {
            const of = seenBy(as).filter((booking) => booking.product === product);
            await compareTotals(as, product, '', of);
            await compareTotals(
              as,
              product,
              `&endDate=${from}`,
              of.filter((booking) => dayOf(booking) <= from),
            );
            await compareTotals(
              as,
              product,
              `&startDate=${from}&showPastTrips=false`,
              of.filter((booking) => dayOf(booking) >= from && !booking.isOver),
            );
            const userId = it.agencies['alpha']!.users['agent']!;
            await compareTotals(
              as,
              product,
              `&userId=${userId}`,
              of.filter(({ by }) => by === 'agent'),
            );
          }
          for (const period of ['12m', '30d'] as const) await compareDashboard(as, period);
        },
      ),
      // A failure is not shrunk: the bookings of every run stay.
      { numRuns: 4, endOnFailure: true },
    );
    expect(seenBy(as).length).toBeGreaterThan(5);
  },
  120_000,
);

test('INV-4 an entry in another currency than its booking’s is refused', async () => {
  const { id: agencyId, users } = it.agencies['alpha']!;
  const at = it.clock.now();
  const id = await seedBooking(it.db, {
    agencyId,
    userId: users['owner']!,
    product: 'boats',
    canary: 'Y',
    now: at,
  });
  const entry = {
    agency_id: agencyId,
    booking_id: id,
    posting: 'capture',
    amount_minor: 1,
    currency: 'EUR',
    at,
  };
  const writing = it.db.withTenant(agencyId, (tx) =>
    tx
      .insertInto('ledger_entry')
      .values({ ...entry, account: 'agency.fee' })
      .execute(),
  );
  await expect(writing).rejects.toThrow(/currency of its booking/);
});

test('SEC-32 entries of one agency change no figure of another’s booking', async () => {
  const [alpha, beta] = [it.agencies['alpha']!, it.agencies['beta']!];
  const at = it.clock.now();
  const id = await seedBooking(it.db, {
    agencyId: beta.id,
    userId: beta.users['owner']!,
    product: 'boats',
    canary: 'Z',
    now: at,
  });
  for (const agency_id of [alpha.id, beta.id]) {
    const entry = { agency_id, booking_id: id, posting: 'capture', currency: 'USD', at };
    await expect(
      it.db.withTenant(alpha.id, (tx) =>
        tx
          .insertInto('ledger_entry')
          .values([
            { ...entry, account: 'agency.fee', amount_minor: -7 },
            { ...entry, account: 'gateway.receivable', amount_minor: 7 },
          ])
          .execute(),
      ),
    ).rejects.toThrow(/row-level security|foreign key/);
  }
  const { rows } = await it.db.asSystem((tx) =>
    sql<{ fee: number }>`select earned_fee_minor as fee from booking where id = ${id}`.execute(tx),
  );
  expect(rows).toEqual([{ fee: 0 }]);
});
