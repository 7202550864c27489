import { sql } from 'kysely';
import type { Language } from '@/core/contract';
import {
  bookingsSeenBy,
  endOfDay,
  nextAgencyBookings,
  startOfDay,
  WAS_MADE,
} from '@/server/booking/lists/agency-list';
import { addSales, readSales, type Sales, SALES, sumsOfSales } from '@/server/booking/money/sales';
import { shownState, type State } from '@/server/booking/states';
import type { BookingProduct, Caller } from '@/server/ports/booking';
import type { Tx } from '@/server/db/types';
import type { Dashboard, DashboardPeriod, PeriodTotals } from '../../contract/dashboard';
import { listingOf } from './find';
import { type Span, spanBefore, spansOf } from './spans';
import { tripOf } from './trip';

/** Rows of the recent list. */
const RECENT = 8;

type Moment = { now: Date; language: Language };

/** When something was booked: in which of the spans, in the period before, or at another time. */
type When = Span | 'before' | undefined;

/** Bookings that are alike in all that the dashboard tells apart, and what they add up to. */
interface Group {
  readonly product: string;
  readonly state: State;
  readonly currency: string;
  readonly isUpcoming: boolean;
  readonly when: When;
  readonly bookings: number;
  /** Those for which something was charged. */
  readonly sold: number;
  readonly sales: Sales;
}

/** Every figure comes from one walk through `booking_listed` (R357, R358). */
async function groupsOf(
  tx: Tx,
  caller: Caller,
  products: readonly BookingProduct[],
  { spans, before, now }: { spans: readonly Span[]; before: Span; now: Date },
): Promise<Group[]> {
  const edges = [
    startOfDay(before.from),
    endOfDay(before.to),
    ...spans.map(({ from }) => startOfDay(from)),
    endOfDay(spans.at(-1)!.to),
  ];
  const whens: readonly When[] = [undefined, 'before', undefined, ...spans];
  const groups = await bookingsSeenBy(
    tx,
    caller,
    products.map(({ id }) => id),
  )
    .where(WAS_MADE)
    .select([
      'booking.product',
      'booking.state',
      'booking.currency',
      sql<boolean>`left(booking.ends_at, 10) >= ${now.toISOString().slice(0, 10)}`.as('isUpcoming'),
      sql<number>`width_bucket(booking.created_at, array[${sql.join(edges)}]::timestamptz[])`.as('bucket'),
      (eb) => eb.fn.countAll<number>().as('bookings'),
      sql<number>`count(*) filter (where ${SALES.gross} <> 0)`.as('sold'),
    ])
    .select(sumsOfSales())
    .groupBy(['booking.product', 'booking.state', 'booking.currency', 'isUpcoming', 'bucket'])
    .execute();
  return groups.map(({ product, state, currency, isUpcoming, bucket, bookings, sold, ...sums }) => ({
    product,
    state: state as State,
    currency,
    isUpcoming,
    when: whens[bucket],
    bookings: Number(bookings),
    sold: Number(sold),
    sales: readSales(sums),
  }));
}

const sumOf = (groups: readonly Group[], figure: 'bookings' | 'sold'): number =>
  groups.reduce((sum, group) => sum + group[figure], 0);
const salesOf = (groups: readonly Group[]): Sales => addSales(groups.map(({ sales }) => sales));

function together(groups: readonly Group[], key: (group: Group) => string): Group[][] {
  const found = new Map<string, Group[]>();
  for (const group of groups) found.set(key(group), [...(found.get(key(group)) ?? []), group]);
  return [...found.values()];
}

/** Of every currency in which something was sold. */
function moneyOf(groups: readonly Group[]): Pick<PeriodTotals, 'sales' | 'commission'> {
  const currencies = together(
    groups.filter(({ sold }) => sold > 0),
    ({ currency }) => currency,
  ).sort((a, b) => sumOf(b, 'sold') - sumOf(a, 'sold'));
  const amounts = (figure: 'net' | 'earned') =>
    currencies.map((alike) => ({ amount: salesOf(alike)[figure], currency: alike[0]!.currency }));
  return { sales: amounts('net'), commission: amounts('earned') };
}

const countOf = (groups: readonly Group[], of: (state: string) => boolean): number =>
  sumOf(
    groups.filter(({ state }) => of(shownState(state))),
    'bookings',
  );

const periodTotals = (groups: readonly Group[]): PeriodTotals => ({
  confirmed: countOf(groups, (state) => state === 'confirmed'),
  bookings: countOf(groups, () => true),
  cancelled: countOf(groups, (state) => state === 'cancelled'),
  ...moneyOf(groups),
});

const isInSpan = (group: Group): group is Group & { when: Span } => typeof group.when === 'object';

/** Bookings, sales and commission by day or month. */
const salesOver = (groups: readonly Group[]): Dashboard['points'] =>
  together(
    groups.filter(isInSpan),
    ({ when, product, currency }) => `${(when as Span).from} ${product} ${currency}`,
  ).map((alike) => {
    const { when, product, currency } = alike[0]!;
    const { net, earned } = salesOf(alike);
    return {
      from: (when as Span).from,
      product,
      currency,
      bookings: sumOf(alike, 'bookings'),
      sales: { amount: net, currency },
      commission: { amount: earned, currency },
    };
  });

/** The newest bookings of all products together. */
async function recentTrips(
  tx: Tx,
  caller: Caller,
  products: readonly BookingProduct[],
  { now, language }: Moment,
): Promise<Dashboard['recent']> {
  const trips: Dashboard['recent'] = [];
  for (const product of products) {
    const newest = { after: null, limit: RECENT };
    const rows = await nextAgencyBookings(tx, caller, listingOf(product), newest, now);
    trips.push(...rows.map((row) => tripOf(product, row, language)));
  }
  return trips.sort((a, b) => (a.bookedAt < b.bookedAt ? 1 : -1)).slice(0, RECENT);
}

/** The figures of the dashboard, of the products that the agency sells or has sold. */
export async function dashboardOf(
  tx: Tx,
  caller: Caller,
  products: readonly BookingProduct[],
  period: DashboardPeriod,
  moment: Moment,
): Promise<Dashboard> {
  const spans = spansOf(period, moment.now);
  const before = spanBefore(period, moment.now);
  const groups =
    products.length > 0 ? await groupsOf(tx, caller, products, { spans, before, now: moment.now }) : [];
  const ofPeriod = groups.filter(isInSpan);
  return {
    counts: products.map(({ id }) => ({
      product: id,
      bookings: sumOf(
        ofPeriod.filter(({ product }) => product === id),
        'bookings',
      ),
    })),
    totals: {
      ...periodTotals(ofPeriod),
      upcoming: countOf(
        groups.filter(({ isUpcoming }) => isUpcoming),
        (state) => state !== 'cancelled' && state !== 'failed',
      ),
    },
    before: periodTotals(groups.filter(({ when }) => when === 'before')),
    recent: await recentTrips(tx, caller, products, moment),
    spans,
    points: salesOver(groups),
  };
}
