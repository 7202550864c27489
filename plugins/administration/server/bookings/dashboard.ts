import { sql } from 'kysely';
import type { Language } from '@/core/contract';
import {
  bookingsSeenBy,
  endOfDay,
  nextAgencyBookings,
  startOfDay,
  WAS_MADE,
} from '@/server/booking/agency-list';
import { shownState, type State } from '@/server/booking/states';
import type { BookingProduct, Caller } from '@/server/booking/types';
import type { Tx } from '@/server/db/types';
import type { Dashboard, DashboardPeriod } from '../../contract/dashboard';
import { listingOf } from './find';
import { type Span, spansOf } from './spans';
import { tripOf } from './trip';

/** Rows of the recent list. */
const RECENT = 8;
/** What is booked and not sold. */
const UNSOLD: readonly State[] = ['cancelled', 'refunding', 'failed', 'voiding'];

type Moment = { now: Date; language: Language };

/** Bookings that are alike in all that the dashboard tells apart, and what they add up to. */
interface Group {
  readonly product: string;
  readonly state: State;
  readonly currency: string;
  readonly isUpcoming: boolean;
  /** Which of the spans they were made in; undefined before and after them. */
  readonly span: Span | undefined;
  readonly bookings: number;
  /** Those of which the agency has earned something. */
  readonly earning: number;
  readonly sales: number;
  readonly commission: number;
}

/** Every figure comes from one walk through `booking_listed` (R357, R358). */
async function groupsOf(
  tx: Tx,
  caller: Caller,
  products: readonly BookingProduct[],
  spans: readonly Span[],
  now: Date,
): Promise<Group[]> {
  const edges = [...spans.map(({ from }) => startOfDay(from)), endOfDay(spans.at(-1)!.to)];
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
      sql<number>`width_bucket(booking.created_at, array[${sql.join(edges)}]::timestamptz[])`.as('span'),
      (eb) => eb.fn.countAll<number>().as('bookings'),
      sql<number>`count(*) filter (where booking.earned_commission_minor <> 0)`.as('earning'),
      sql<number>`sum(booking.total_minor)`.as('sales'),
      sql<number>`sum(booking.earned_commission_minor)`.as('commission'),
    ])
    .groupBy(['booking.product', 'booking.state', 'booking.currency', 'isUpcoming', 'span'])
    .execute();
  return groups.map(({ state, span, bookings, earning, sales, commission, ...group }) => ({
    ...group,
    state: state as State,
    span: spans[span - 1],
    bookings: Number(bookings),
    earning: Number(earning),
    sales: UNSOLD.includes(state as State) ? 0 : Number(sales),
    commission: Number(commission),
  }));
}

const sumOf = (groups: readonly Group[], figure: 'bookings' | 'earning' | 'sales' | 'commission'): number =>
  groups.reduce((sum, group) => sum + group[figure], 0);

function together(groups: readonly Group[], key: (group: Group) => string): Group[][] {
  const found = new Map<string, Group[]>();
  for (const group of groups) found.set(key(group), [...(found.get(key(group)) ?? []), group]);
  return [...found.values()];
}

/** The currency that most bookings have earned something in comes first. */
const commissions = (groups: readonly Group[]): Dashboard['totals']['commission'] =>
  together(
    groups.filter(({ earning }) => earning > 0),
    ({ currency }) => currency,
  )
    .sort((a, b) => sumOf(b, 'earning') - sumOf(a, 'earning'))
    .map((alike) => ({ amount: sumOf(alike, 'commission'), currency: alike[0]!.currency }));

function totalsOf(groups: readonly Group[]): Dashboard['totals'] {
  const count = (of: (state: string, group: Group) => boolean) =>
    sumOf(
      groups.filter((group) => of(shownState(group.state), group)),
      'bookings',
    );
  return {
    confirmed: count((state) => state === 'confirmed'),
    upcoming: count((state, { isUpcoming }) => isUpcoming && state !== 'cancelled' && state !== 'failed'),
    bookings: count(() => true),
    cancelled: count((state) => state === 'cancelled'),
    commission: commissions(groups),
  };
}

/** Bookings, sales and commission by day or month. */
const salesOver = (groups: readonly Group[]): Dashboard['points'] =>
  together(
    groups.filter(({ span }) => span !== undefined),
    ({ span, product, currency }) => `${span!.from} ${product} ${currency}`,
  ).map((alike) => {
    const { span, product, currency } = alike[0]!;
    return {
      from: span!.from,
      product,
      currency,
      bookings: sumOf(alike, 'bookings'),
      sales: { amount: sumOf(alike, 'sales'), currency },
      commission: { amount: sumOf(alike, 'commission'), currency },
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

/** The figures of the dashboard, of the products that the agency has on. */
export async function dashboardOf(
  tx: Tx,
  caller: Caller,
  products: readonly BookingProduct[],
  period: DashboardPeriod,
  moment: Moment,
): Promise<Dashboard> {
  const spans = spansOf(period, moment.now);
  const groups = products.length > 0 ? await groupsOf(tx, caller, products, spans, moment.now) : [];
  return {
    counts: products.map(({ id }) => ({
      product: id,
      bookings: sumOf(
        groups.filter(({ product }) => product === id),
        'bookings',
      ),
    })),
    totals: totalsOf(groups),
    recent: await recentTrips(tx, caller, products, moment),
    spans,
    points: salesOver(groups),
  };
}
