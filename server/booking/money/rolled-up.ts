import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/types';
import { shownState, type Standing } from '../states';
import '../tables';
import { comingBeside } from '../lists/over';
import { readSales, type Sales, sumsOfSales } from './sales';

/** Days from the first to the last, both with it. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What bookings that are alike add up to. */
export interface Group {
  readonly product: string;
  readonly currency: string;
  /** As travelers are told; all that is under way is `processing`. */
  readonly shown: string;
  readonly bookings: number;
  /** Those for which something was charged. */
  readonly sold: number;
  readonly sales: Sales;
}

const DAY_MS = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const dayAfter = (day: string): string => iso(Date.parse(day) + DAY_MS);
const lastOf = (month: string): string =>
  iso(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0));

/** The months and days that make up these days, as few as there are. */
export function spansIn({ from, to }: Days): string[] {
  const spans: string[] = [];
  for (let day = from; day <= to;) {
    const month = day.slice(0, 7);
    const isWhole = day.endsWith('-01') && lastOf(month) <= to;
    spans.push(isWhole ? month : day);
    day = dayAfter(isWhole ? lastOf(month) : day);
  }
  return spans;
}

const IS_MONTH = sql<boolean>`length(booking.span) = 7`;
const sum = (of: RawBuilder<number>) => sql<number>`coalesce(sum(${of}), 0)`;
const shownAs = (standing: Standing): string => (standing === 'open' ? 'processing' : shownState(standing));

/** Under the name that the definitions of `sales.ts` have for it. */
const figuresOf = (tx: Tx, agencyId: string, products: readonly string[]) =>
  tx
    .selectFrom('booking_figures as booking')
    .where('booking.agency_id', '=', agencyId)
    .where('booking.product', 'in', [...products]);

/** What an agency's bookings add up to by when they were made: in each of these spans, or ever, as one. */
export async function rolledUp(
  tx: Tx,
  agencyId: string,
  products: readonly string[],
  spans: readonly string[] | null,
): Promise<(Group & { readonly span: string })[]> {
  const rows = await figuresOf(tx, agencyId, products)
    .where(spans === null ? IS_MONTH : sql<boolean>`booking.span = any(${[...spans]}::text[])`)
    .select((spans === null ? sql<string>`''` : sql<string>`booking.span`).as('span'))
    .select(['booking.product', 'booking.state', 'booking.currency'])
    .select([sum(sql`booking.bookings`).as('bookings'), sum(sql`booking.sold`).as('sold')])
    .select(sumsOfSales())
    .groupBy(['booking.product', 'booking.state', 'booking.currency'])
    .$if(spans !== null, (query) => query.groupBy('booking.span'))
    .having(sum(sql`booking.bookings`), '<>', 0)
    .execute();
  return rows.map(({ span, product, state, currency, bookings, sold, ...sums }) => ({
    ...{ span, product, currency, shown: shownAs(state) },
    ...{ bookings: Number(bookings), sold: Number(sold), sales: readSales(sums) },
  }));
}

/** How many bookings an agency has of a product. */
export async function countOf(tx: Tx, agencyId: string, product: string): Promise<number> {
  const groups = await rolledUp(tx, agencyId, [product], null);
  return groups.reduce((all, { bookings }) => all + bookings, 0);
}

/** How many of an agency's trips are not over, but for those that are cancelled or failed. */
export async function countComing(
  tx: Tx,
  agencyId: string,
  products: readonly string[],
  now: Date,
): Promise<number> {
  const day = iso(now.getTime());
  const month = day.slice(0, 7);
  const rows = await figuresOf(tx, agencyId, products)
    .where(
      sql<boolean>`booking.span > ${month} and (${IS_MONTH}
        or booking.span between ${day} and ${lastOf(month)})`,
    )
    .select(['booking.state', sum(sql`booking.ending`).as('ending')])
    .groupBy('booking.state')
    .execute();
  const { mayDiffer, difference } = comingBeside(now);
  const beside = await tx
    .selectFrom('booking')
    .where('agency_id', '=', agencyId)
    .where('product', 'in', [...products])
    .where(mayDiffer)
    .where((eb) => eb.or([eb('state', '<>', 'failed'), eb('held', '=', true)]))
    .select(['state', difference.as('ending')])
    .groupBy('state')
    .execute();
  const counted = [
    ...rows.map(({ state, ending }) => ({ shown: shownAs(state), ending })),
    ...beside.map(({ state, ending }) => ({ shown: shownState(state), ending })),
  ];
  return counted
    .filter(({ shown }) => !['cancelled', 'failed'].includes(shown))
    .reduce((all, { ending }) => all + Number(ending), 0);
}
