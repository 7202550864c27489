import { type RawBuilder, sql } from 'kysely';
import type {
  AgencyBookingsFilter,
  AgencyBookingsQuery,
  BookedBy,
  BookingsOrder,
  Money,
} from '@/core/contract';
import { counted } from '../../db/page';
import type { Tx } from '../../db/types';
import { isUuid } from '../../http/uuid';
import { isComing } from './over';
import { recordOf } from './record';
import { spellingsOf } from './status-words';
import { countOf } from '../money/rolled-up';
import { figuresOf, readSales, SALES, salesOfRow } from '../money/sales';
import { isOf } from '../store/sql-store';
import { RESERVED, STATE_WORDS } from '../states';
import type { BookingRow, ReadBooking } from '../tables';
import type { BookingRecord, Caller, ListingWords } from '../../ports/booking';

/** What one product's list of the agency's bookings looks like. */
export interface Listing extends ListingWords {
  readonly product: string;
}

export type ListFilter = AgencyBookingsQuery & {
  /** One booking only, whatever its status. */
  readonly bookingId?: string | undefined;
};

/** A list from the newest booking on, continued behind the one that was read last. */
export type Continued = AgencyBookingsFilter & {
  readonly after: string | null;
  readonly limit: number;
};

/** One of the agency's bookings with what its list tells of it; staff's only (SEC-35). */
export interface ListedBooking {
  readonly row: BookingRow;
  /** Without its log. */
  readonly record: BookingRecord;
  readonly status: string;
  /** What was agreed, paid or not. */
  readonly bookedPrice: Money;
  /** The figures of `sales.ts`: cost, net, earned and what that is made of; null where nothing was charged. */
  readonly costPrice: Money | null;
  readonly salesPrice: Money | null;
  readonly commissionEarned: Money | null;
  readonly markupEarned: Money | null;
  readonly transactionFees: Money | null;
  readonly penaltyEarned: Money | null;
  readonly protectionEarned: Money | null;
  readonly chargedAmount: Money | null;
  /** What a cancellation kept and returned; null while it is not cancelled. */
  readonly penaltyAmount: Money | null;
  readonly refundAmount: Money | null;
  readonly cancelReason: string | null;
  /** The gateway's reference of the payment; null before one was authorised. */
  readonly transactionHash: string | null;
  readonly bookedBy: BookedBy;
  /** The client for whom staff made it; null: for whoever made it. */
  readonly bookedFor: BookedBy | null;
  readonly canCancel: boolean;
}

type Extra = Parameters<typeof readSales>[0] & {
  status_word: string;
  payment_ref_done: string | null;
  user_name: string | null;
  user_email: string | null;
  client_name: string | null;
  client_email: string | null;
};

const PAGE = 15;
const DAY_MS = 86_400_000;

/** The status word of a booking, to filter by and to show. */
function statusSql({ words }: Listing) {
  const cases = Object.entries({ ...STATE_WORDS, reserved: RESERVED, ...words }).map(
    ([state, word]) => sql`when booking.state = ${state} then ${word}`,
  );
  return sql<string>`case ${sql.join(cases, sql` `)} else coalesce(booking.product_status, 'Processing') end`;
}

/** What of these products the caller may see: staff the agency's, a restricted agent the own ones (R171, SEC-31). */
export const bookingsSeenBy = (tx: Tx, { agency, user }: Caller, products: readonly string[]) =>
  tx
    .selectFrom('booking')
    .where('booking.agency_id', '=', agency.id)
    .where('booking.product', 'in', [...products])
    .$if(user.isRestrictedAgent || !user.isStaff, (query) => query.where('booking.user_id', '=', user.id));

/** Whether a booking is one to anybody: what failed before any money was held is not. */
export const WAS_MADE = sql<boolean>`(booking.state <> 'failed' or booking.held)`;

export const startOfDay = (date: string): Date => new Date(`${date}T00:00:00Z`);
export const endOfDay = (date: string): Date => new Date(startOfDay(date).getTime() + DAY_MS);

/** The bookings that a filter leaves of a product. */
export function listedBookings(
  tx: Tx,
  caller: Caller,
  listing: Listing,
  filter: AgencyBookingsFilter & Pick<ListFilter, 'bookingId'>,
  now: Date,
) {
  const { selectedStatus, searchString, startDate, endDate, showPastTrips, userId, bookingId } = filter;
  const found = searchString?.trim().toUpperCase();
  const failed = listing.words?.failed ?? STATE_WORDS.failed;
  const wanted = selectedStatus ? spellingsOf(listing, selectedStatus) : null;
  const begins = ['locator_key', ...(listing.locators ?? [])].map(
    (column) => sql`${sql.ref(`booking.${column}`)} ^@ ${found}`,
  );
  return (
    bookingsSeenBy(tx, caller, [listing.product])
      .$if(bookingId !== undefined, (query) => query.where('booking.id', '=', bookingId!))
      // What failed before any money was held is of interest only to who asks for it.
      .$if(bookingId === undefined && !wanted?.some((word) => word === failed), (query) =>
        query.where(WAS_MADE),
      )
      .$if(wanted !== null, (query) => query.where(statusSql(listing), 'in', wanted!))
      .$if(Boolean(found), (query) => query.where(sql<boolean>`(${sql.join(begins, sql` or `)})`))
      .$if(Boolean(startDate), (query) => query.where('booking.created_at', '>=', startOfDay(startDate!)))
      .$if(Boolean(endDate), (query) => query.where('booking.created_at', '<', endOfDay(endDate!)))
      .$if(showPastTrips === 'true', (query) => query.where(sql<boolean>`not ${isComing(now)}`))
      .$if(showPastTrips === 'false', (query) => query.where(isComing(now)))
      .$if(Boolean(userId), (query) => query.where(isUuid(userId!) ? isOf(userId!) : sql<boolean>`false`))
  );
}

/** Whether it is a list of everything that an agency has of a product. */
export const isOfAll = (
  { user }: Caller,
  { selectedStatus, searchString, startDate, endDate, showPastTrips, userId, bookingId }: ListFilter,
): boolean =>
  !user.isRestrictedAgent &&
  ![selectedStatus, searchString, startDate, endDate, showPastTrips, userId, bookingId].some(Boolean);

/** By what a list is ordered; bookings that are alike in it stand in the order in which they were made. */
function orderSql(listing: Listing, by: BookingsOrder): RawBuilder<unknown> {
  switch (by) {
    case 'booked':
      return sql`booking.created_at`;
    case 'travel':
      return sql`booking.starts_at`;
    case 'price':
      return SALES.net;
    case 'locator':
      return sql`coalesce(booking.locator, '')`;
    case 'status':
      return statusSql(listing);
  }
}

function listedBooking(row: ReadBooking & Extra): ListedBooking {
  const record = recordOf(row, []);
  const sales = readSales(row);
  // What nobody was charged for has no figures, not figures of zero.
  const money = (amount: number): Money | null =>
    sales.gross === 0 ? null : { amount, currency: row.currency };
  const figures = figuresOf(sales, money);
  const isOver = record.stage === 'cancelled';
  return {
    row,
    record,
    status: row.status_word,
    bookedPrice: row.price.total,
    ...figures,
    penaltyAmount: isOver ? figures.penaltyAmount : null,
    refundAmount: isOver ? figures.refundAmount : null,
    cancelReason: isOver || record.stage === 'refunding' ? row.cancel_reason : null,
    transactionHash: row.payment_ref_done,
    bookedBy: { userId: row.user_id, name: row.user_name ?? '', email: row.user_email ?? '' },
    bookedFor:
      row.client_id === null
        ? null
        : { userId: row.client_id, name: row.client_name ?? '', email: row.client_email ?? '' },
    canCancel: record.stage === 'confirmed' || record.stage === 'reserved',
  };
}

/** Reads the bookings of a page that was found by keys alone, so that skipping rows never reads what they carry. */
async function readPage(
  tx: Tx,
  caller: Caller,
  listing: Listing,
  found: ReturnType<typeof listedBookings>,
  { sortBy = 'booked', sortOrder = 'desc', limit = PAGE, offSet = 0 }: ListFilter,
): Promise<ListedBooking[]> {
  const order = orderSql(listing, sortBy);
  const page = found
    .select('booking.id')
    .orderBy(order, sortOrder)
    .$if(sortBy !== 'booked', (query) => query.orderBy('booking.created_at', 'desc'))
    .orderBy('booking.id')
    .limit(limit)
    .offset(offSet)
    .as('page');
  const rows = await tx
    .selectFrom(page)
    .innerJoin('booking', (join) =>
      join.onRef('booking.id', '=', 'page.id').on('booking.agency_id', '=', caller.agency.id),
    )
    .leftJoin('app_user', (join) =>
      join.onRef('app_user.agency_id', '=', 'booking.agency_id').onRef('app_user.id', '=', 'booking.user_id'),
    )
    .leftJoin('app_user as client', (join) =>
      join.onRef('client.agency_id', '=', 'booking.agency_id').onRef('client.id', '=', 'booking.client_id'),
    )
    .selectAll('booking')
    .select(salesOfRow())
    .select([
      statusSql(listing).as('status_word'),
      sql<string | null>`trim(app_user.first_name || ' ' || app_user.last_name)`.as('user_name'),
      'app_user.email as user_email',
      sql<string | null>`trim(client.first_name || ' ' || client.last_name)`.as('client_name'),
      'client.email as client_email',
      sql<string | null>`(select payment_ref from payment where payment.agency_id = booking.agency_id
        and payment.booking_id = booking.id and kind = 'authorise' and status = 'done'
        order by payment.created_at desc limit 1)`.as('payment_ref_done'),
    ])
    .orderBy(order, sortOrder)
    .$if(sortBy !== 'booked', (query) => query.orderBy('booking.created_at', 'desc'))
    .orderBy('booking.id')
    .execute();
  return rows.map((row) => listedBooking(row as unknown as ReadBooking & Extra));
}

/**
 * The agency's bookings of one product, newest first unless the filter says otherwise; a restricted agent's own (R171,
 * R377 to R382).
 */
export async function agencyBookings(
  tx: Tx,
  caller: Caller,
  listing: Listing,
  filter: ListFilter,
  now: Date,
): Promise<{ rows: ListedBooking[]; totalCount: number }> {
  const found = listedBookings(tx, caller, listing, filter, now);
  return {
    rows: await readPage(tx, caller, listing, found, filter),
    totalCount: isOfAll(caller, filter)
      ? await countOf(tx, caller.agency.id, listing.product)
      : await counted(found),
  };
}

/**
 * The same, newest first, behind the booking `after`; not counted. What was read is not walked through again, and a
 * booking that is made meanwhile moves nothing.
 */
export function nextAgencyBookings(
  tx: Tx,
  caller: Caller,
  listing: Listing,
  { after, limit, ...filter }: Continued,
  now: Date,
): Promise<ListedBooking[]> {
  const last = sql`(select created_at from booking last
    where last.agency_id = ${caller.agency.id} and last.id = ${after})`;
  const found = listedBookings(tx, caller, listing, filter, now).$if(after !== null, (query) =>
    query.where(sql<boolean>`booking.created_at <= ${last}
      and (booking.created_at < ${last} or booking.id > ${after})`),
  );
  return readPage(tx, caller, listing, found, { limit });
}
