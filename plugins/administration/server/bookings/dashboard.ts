import { sql } from 'kysely';
import type { Language } from '@/core/contract';
import {
  bookingsSeenBy,
  endOfDay,
  nextAgencyBookings,
  startOfDay,
  WAS_MADE,
} from '@/server/booking/lists/agency-list';
import { isComing } from '@/server/booking/lists/over';
import { countComing, type Group, rolledUp, spansIn } from '@/server/booking/money/rolled-up';
import { addSales, readSales, type Sales, SALES, sumsOfSales } from '@/server/booking/money/sales';
import { shownState } from '@/server/booking/states';
import type { BookingProduct, Caller } from '@/server/ports/booking';
import type { Tx } from '@/server/db/types';
import type { Dashboard, DashboardPeriod, PeriodTotals } from '../../contract/dashboard';
import { listingOf } from './find';
import { type Span, spanBefore, spansOf } from './spans';
import { tripOf } from './trip';

/** Rows of the recent list. */
const RECENT = 8;

type Moment = { now: Date; language: Language };

/** What was booked in one of the spans, or in the period before. */
interface Booked extends Group {
  readonly when: Span | 'before';
}

interface Asked {
  readonly spans: readonly Span[];
  readonly before: Span;
  readonly now: Date;
}
interface Figures {
  readonly booked: Booked[];
  readonly upcoming: number;
}

/** From what is kept rolled up. */
async function ofAgency(
  tx: Tx,
  { agency }: Caller,
  products: readonly string[],
  { spans, before, now }: Asked,
): Promise<Figures> {
  const groups = await rolledUp(tx, agency.id, products, [before, ...spans].flatMap(spansIn));
  const isIn = (day: string, { from, to }: Span) => from <= day && day <= to;
  const booked = groups.flatMap((group) => {
    const day = group.span.length === 7 ? `${group.span}-01` : group.span;
    const when = spans.find((span) => isIn(day, span)) ?? (isIn(day, before) ? ('before' as const) : null);
    return when ? [{ ...group, when }] : [];
  });
  return { booked, upcoming: await countComing(tx, agency.id, products, now) };
}

/** From the own bookings of a restricted agent, in one walk through them. */
async function ofOwn(
  tx: Tx,
  caller: Caller,
  products: readonly string[],
  { spans, before, now }: Asked,
): Promise<Figures> {
  const edges = [
    ...[startOfDay(before.from), endOfDay(before.to)],
    ...spans.map(({ from }) => startOfDay(from)),
    endOfDay(spans.at(-1)!.to),
  ];
  const whens: readonly (Booked['when'] | undefined)[] = [undefined, 'before', undefined, ...spans];
  const groups = await bookingsSeenBy(tx, caller, products)
    .where(WAS_MADE)
    .select(['booking.product', 'booking.state', 'booking.currency'])
    .select(isComing(now).as('isUpcoming'))
    .select(
      sql<number>`width_bucket(booking.created_at, array[${sql.join(edges)}]::timestamptz[])`.as('bucket'),
    )
    .select((eb) => eb.fn.countAll<number>().as('bookings'))
    .select(sql<number>`count(*) filter (where ${SALES.gross} <> 0)`.as('sold'))
    .select(sumsOfSales())
    .groupBy(['booking.product', 'booking.state', 'booking.currency', 'isUpcoming', 'bucket'])
    .execute();
  const all = groups.map(({ product, state, currency, isUpcoming, bucket, bookings, sold, ...sums }) => ({
    ...{ product, currency, shown: shownState(state), isUpcoming, when: whens[bucket] },
    ...{ bookings: Number(bookings), sold: Number(sold), sales: readSales(sums) },
  }));
  return {
    booked: all.flatMap(({ when, ...group }) => (when ? [{ ...group, when }] : [])),
    upcoming: sumOf(
      all.filter(({ isUpcoming, shown }) => isUpcoming && shown !== 'cancelled' && shown !== 'failed'),
      'bookings',
    ),
  };
}

const sumOf = (groups: readonly Group[], figure: 'bookings' | 'sold'): number =>
  groups.reduce((sum, group) => sum + group[figure], 0);
const salesOf = (groups: readonly Group[]): Sales => addSales(groups.map(({ sales }) => sales));

function together<Of extends Group>(groups: readonly Of[], key: (group: Of) => string): Of[][] {
  const found = new Map<string, Of[]>();
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

const shownAs = (groups: readonly Group[], state: string): number =>
  sumOf(
    groups.filter(({ shown }) => shown === state),
    'bookings',
  );

const periodTotals = (groups: readonly Group[]): PeriodTotals => ({
  confirmed: shownAs(groups, 'confirmed'),
  bookings: sumOf(groups, 'bookings'),
  cancelled: shownAs(groups, 'cancelled'),
  ...moneyOf(groups),
});

const isInSpan = (group: Booked): group is Booked & { when: Span } => group.when !== 'before';

/** Bookings, sales and commission by day or month. */
const salesOver = (groups: readonly (Booked & { when: Span })[]): Dashboard['points'] =>
  together(groups, ({ when, product, currency }) => `${when.from} ${product} ${currency}`).map((alike) => {
    const { when, product, currency } = alike[0]!;
    const { net, earned } = salesOf(alike);
    return {
      from: when.from,
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

/** R357, R358: the figures of the dashboard, of the products that the agency sells or has sold. */
export async function dashboardOf(
  tx: Tx,
  caller: Caller,
  products: readonly BookingProduct[],
  period: DashboardPeriod,
  moment: Moment,
): Promise<Dashboard> {
  const spans = spansOf(period, moment.now);
  const before = spanBefore(period, moment.now);
  const asked = { spans, before, now: moment.now };
  const ids = products.map(({ id }) => id);
  const figuresOf = caller.user.isRestrictedAgent ? ofOwn : ofAgency;
  const { booked, upcoming } =
    ids.length > 0 ? await figuresOf(tx, caller, ids, asked) : { booked: [], upcoming: 0 };
  const ofPeriod = booked.filter(isInSpan);
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
      upcoming,
    },
    before: periodTotals(booked.filter(({ when }) => when === 'before')),
    recent: await recentTrips(tx, caller, products, moment),
    spans,
    points: salesOver(ofPeriod),
  };
}
