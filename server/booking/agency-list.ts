import { sql } from 'kysely';
import type { AgencyBookingsQuery, BookedBy, Money } from '@/core/contract';
import type { Tx } from '../db/types';
import { isUuid } from '../http/uuid';
import { recordOf } from './record';
import { type State, STATE_WORDS } from './states';
import type { BookingRow } from './tables';
import type { BookingRecord, Caller } from './types';

/** What one product's list of the agency's bookings looks like. */
export interface Listing {
  readonly product: string;
  /** The product's words for states, where they are not the engine's. */
  readonly words?: Readonly<Partial<Record<State, string>>>;
  /** Keys of `details` that are searched beside the locator. */
  readonly locators?: readonly string[];
}

export type ListFilter = AgencyBookingsQuery & {
  /** One booking only, whatever its status. */
  readonly bookingId?: string | undefined;
};

/** One of the agency's bookings with what its list tells of it; staff's only (SEC-35). */
export interface ListedBooking {
  readonly row: BookingRow;
  /** Without its log. */
  readonly record: BookingRecord;
  readonly status: string;
  /** What the supplier charges. */
  readonly costPrice: Money;
  /** What the ledger owes the agency: its markup, or what it kept of a cancellation; and its fee. */
  readonly commissionEarned: Money;
  readonly transactionFees: Money;
  /** Null while it is not cancelled. */
  readonly penaltyAmount: Money | null;
  readonly refundAmount: Money | null;
  readonly cancelReason: string | null;
  /** The gateway's reference of the payment; null before one was authorised. */
  readonly transactionHash: string | null;
  readonly bookedBy: BookedBy;
  readonly canCancel: boolean;
}

interface Extra {
  status_word: string;
  commission: number | null;
  fees: number | null;
  payment_ref_done: string | null;
  cancel_reason: string | null;
  user_name: string | null;
  user_email: string | null;
}

const PAGE = 15;
const DAY_MS = 86_400_000;

/** The status word of a booking, to filter by and to show. */
function statusSql({ words }: Listing) {
  const cases = Object.entries({ ...STATE_WORDS, ...words }).map(
    ([state, word]) => sql`when booking.state = ${state} then ${word}`,
  );
  return sql<string>`case ${sql.join(cases, sql` `)} else coalesce(booking.product_status, 'Processing') end`;
}

function listed(tx: Tx, { agency, user }: Caller, listing: Listing, filter: ListFilter, today: string) {
  const { selectedStatus, searchString, startDate, endDate, showPastTrips, userId, bookingId } = filter;
  const found = searchString?.trim().toUpperCase();
  const failed = listing.words?.failed ?? STATE_WORDS.failed;
  const starts = [
    sql`booking.locator`,
    ...(listing.locators ?? []).map((key) => sql`booking.details ->> ${key}`),
  ].map((text) => sql`starts_with(upper(${text}), ${found})`);
  return (
    tx
      .selectFrom('booking')
      .where('booking.agency_id', '=', agency.id)
      .where('booking.product', '=', listing.product)
      .$if(user.isRestrictedAgent || !user.isStaff, (query) => query.where('booking.user_id', '=', user.id))
      .$if(bookingId !== undefined, (query) => query.where('booking.id', '=', bookingId!))
      // What failed before any money was held is of interest only to who asks for it.
      .$if(bookingId === undefined && selectedStatus !== failed, (query) =>
        query.where((eb) => eb.or([eb('booking.state', '<>', 'failed'), eb('booking.held', '=', true)])),
      )
      .$if(Boolean(selectedStatus), (query) => query.where(statusSql(listing), '=', selectedStatus!))
      .$if(Boolean(found), (query) => query.where(sql<boolean>`(${sql.join(starts, sql` or `)})`))
      .$if(Boolean(startDate), (query) =>
        query.where('booking.created_at', '>=', new Date(`${startDate}T00:00:00Z`)),
      )
      .$if(Boolean(endDate), (query) =>
        query.where('booking.created_at', '<', new Date(Date.parse(`${endDate}T00:00:00Z`) + DAY_MS)),
      )
      .$if(showPastTrips === 'true', (query) =>
        query.where(sql<boolean>`left(booking.ends_at, 10) < ${today}`),
      )
      .$if(showPastTrips === 'false', (query) =>
        query.where(sql<boolean>`left(booking.ends_at, 10) >= ${today}`),
      )
      .$if(Boolean(userId), (query) =>
        isUuid(userId!) ? query.where('booking.user_id', '=', userId!) : query.where(sql<boolean>`false`),
      )
  );
}

/** What the ledger owes these accounts for the booking. */
const owed = (...accounts: string[]) => sql<number | null>`(
  select -sum(amount_minor) from ledger_entry
  where ledger_entry.agency_id = booking.agency_id and booking_id = booking.id
    and account in (${sql.join(accounts)}))`;

function listedBooking(row: BookingRow & Extra): ListedBooking {
  const record = recordOf(row, []);
  const money = (amount: number | null): Money => ({ amount: Number(amount ?? 0), currency: row.currency });
  const isOver = record.stage === 'cancelled' || record.stage === 'refunding';
  return {
    row,
    record,
    status: row.status_word,
    costPrice: row.price.staff.wholesale,
    commissionEarned: money(row.commission),
    transactionFees: money(row.fees),
    penaltyAmount: isOver ? record.penalty : null,
    refundAmount: isOver ? record.refund : null,
    cancelReason: isOver ? row.cancel_reason : null,
    transactionHash: row.payment_ref_done,
    bookedBy: { userId: row.user_id, name: row.user_name ?? '', email: row.user_email ?? '' },
    canCancel: record.stage === 'confirmed' || record.stage === 'reserved',
  };
}

/** The agency's bookings of one product, newest first; a restricted agent's own (R171, R377 to R382). */
export async function agencyBookings(
  tx: Tx,
  caller: Caller,
  listing: Listing,
  filter: ListFilter,
  now: Date,
): Promise<{ rows: ListedBooking[]; totalCount: number }> {
  const today = now.toISOString().slice(0, 10);
  const { total } = await listed(tx, caller, listing, filter, today)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await listed(tx, caller, listing, filter, today)
    .leftJoin('app_user', (join) =>
      join.onRef('app_user.agency_id', '=', 'booking.agency_id').onRef('app_user.id', '=', 'booking.user_id'),
    )
    .selectAll('booking')
    .select([
      statusSql(listing).as('status_word'),
      sql<string | null>`trim(app_user.first_name || ' ' || app_user.last_name)`.as('user_name'),
      'app_user.email as user_email',
      owed('agency.commission', 'agency.cancellation').as('commission'),
      owed('agency.fee').as('fees'),
      sql<string | null>`(select payment_ref from payment where payment.agency_id = booking.agency_id
        and payment.booking_id = booking.id and kind = 'authorise' and status = 'done'
        order by payment.created_at desc limit 1)`.as('payment_ref_done'),
      sql<string | null>`(select data ->> 'reason' from booking_event asked
        where asked.agency_id = booking.agency_id and asked.booking_id = booking.id
        and asked.type = 'cancel-asked' order by seq desc limit 1)`.as('cancel_reason'),
    ])
    .orderBy('booking.created_at', 'desc')
    .orderBy('booking.id')
    .limit(filter.limit ?? PAGE)
    .offset(filter.offSet ?? 0)
    .execute();
  return {
    rows: rows.map((row) => listedBooking(row as unknown as BookingRow & Extra)),
    totalCount: Number(total),
  };
}
