import { sql } from 'kysely';
import type { Money } from '@/core/contract';
import { recordOf } from '@/server/booking/record';
import type { BookingRow } from '@/server/booking/tables';
import type { BookingRecord, Caller } from '@/server/booking/types';
import type { Tx } from '@/server/db/types';
import type { AgencyFlightRow } from '../../contract';
import { rowOf } from '../handlers/row';
import { PRODUCT } from '../product';
import { readDetails, tryStored } from '../stored';
import { summarise } from '../trip';
import { statusOf } from './status';
import { whyNoTicket } from './ticket';

export interface AgencyFilter {
  readonly offSet?: number | undefined;
  readonly limit?: number | undefined;
  readonly selectedStatus?: string | undefined;
  readonly searchString?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly showPastTrips?: 'true' | 'false' | undefined;
  readonly userId?: string | undefined;
  /** One booking only. */
  readonly bookingId?: string;
}

const PAGE = 15;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `statusOf` in SQL, to filter by. */
const STATUS = sql<string>`case
  when booking.state = 'failed' then 'Rejected'
  when booking.state in ('cancelled', 'refunding') then 'Cancelled'
  when booking.state in ('cancelling', 'withdrawing') then 'Cancelling'
  when booking.state = 'voiding' then 'Failed'
  when booking.state = 'issuing' then 'Ticket Requested'
  when booking.state = 'action-required' then 'Awaiting Payment'
  else coalesce(product_status, 'Processing') end`;

function listed(tx: Tx, { agency, user }: Caller, filter: AgencyFilter, today: string) {
  const { selectedStatus, searchString, startDate, endDate, showPastTrips, userId, bookingId } = filter;
  const found = searchString?.trim().toUpperCase();
  const own = user.isRestrictedAgent || !user.isStaff;
  return tx
    .selectFrom('booking')
    .where('booking.agency_id', '=', agency.id)
    .where('booking.product', '=', PRODUCT)
    .$if(own, (query) => query.where('booking.user_id', '=', user.id))
    .$if(bookingId !== undefined, (query) => query.where('booking.id', '=', bookingId!))
    .$if(bookingId === undefined && selectedStatus !== 'Rejected', (query) =>
      query.where((eb) => eb.or([eb('booking.state', '<>', 'failed'), eb('booking.held', '=', true)])),
    )
    .$if(Boolean(selectedStatus), (query) => query.where(STATUS, '=', selectedStatus!))
    .$if(Boolean(found), (query) =>
      query.where(
        sql<boolean>`(starts_with(upper(booking.locator), ${found!}) or starts_with(upper(booking.details ->> 'airlineRecordLocator'), ${found!}))`,
      ),
    )
    .$if(Boolean(startDate), (query) =>
      query.where('booking.created_at', '>=', new Date(`${startDate}T00:00:00Z`)),
    )
    .$if(Boolean(endDate), (query) =>
      query.where('booking.created_at', '<', new Date(Date.parse(`${endDate}T00:00:00Z`) + 86_400_000)),
    )
    .$if(showPastTrips === 'true', (query) => query.where(sql<boolean>`left(booking.ends_at, 10) < ${today}`))
    .$if(showPastTrips === 'false', (query) =>
      query.where(sql<boolean>`left(booking.ends_at, 10) >= ${today}`),
    )
    .$if(Boolean(userId), (query) =>
      UUID.test(userId!) ? query.where('booking.user_id', '=', userId!) : query.where(sql<boolean>`false`),
    );
}

interface Extra {
  commission: number | null;
  fees: number | null;
  payment_ref_done: string | null;
  user_name: string | null;
  user_email: string | null;
  changes: number;
}

/** What the ledger owes these accounts for the booking. */
const owed = (...accounts: string[]) => sql<number | null>`(
  select -sum(amount_minor) from ledger_entry
  where ledger_entry.agency_id = booking.agency_id and booking_id = booking.id
    and account in (${sql.join(accounts)}))`;

const money = (amount: number | null, currency: string): Money => ({ amount: Number(amount ?? 0), currency });

function agencyRow(row: BookingRow & Extra): AgencyFlightRow {
  const record: BookingRecord = recordOf(row, []);
  const details = readDetails(row.details);
  const trip = {
    ...summarise({ offer: row.offer, request: row.request, details: row.details }),
    bookingId: row.id,
    product: PRODUCT,
    state: record.progress.state,
    status: record.progress.status,
    locator: row.locator,
    bookedAt: row.created_at.toISOString(),
    price: row.price.total,
  };
  const isLive = record.stage === 'confirmed' || record.stage === 'reserved';
  const isOver = record.stage === 'cancelled' || record.stage === 'refunding';
  return {
    ...rowOf(trip),
    bookingStatus: statusOf(record),
    orderId: details?.orderId ?? row.supplier_ref,
    confirmationNumber: details?.confirmationNumber ?? null,
    vendor: details?.vendor ?? tryStored(row.offer)?.offer.supplier ?? '',
    costPrice: row.price.staff.wholesale,
    commissionEarned: money(row.commission, row.currency),
    transactionFees: money(row.fees, row.currency),
    penaltyAmount: isOver ? record.penalty : null,
    refundAmount: isOver ? record.refund : null,
    transactionHash: row.payment_ref_done,
    bookedBy: { userId: row.user_id, name: row.user_name ?? '', email: row.user_email ?? '' },
    canTicket: whyNoTicket(record) === null,
    canCancel: isLive,
    needsAction: Number(row.changes) > 0,
  };
}

/** The agency's flight bookings with every column of R438, newest first; a restricted agent's own (R171). */
export async function agencyRows(
  tx: Tx,
  caller: Caller,
  filter: AgencyFilter,
  now: Date,
): Promise<{ data: AgencyFlightRow[]; totalCount: number }> {
  const today = now.toISOString().slice(0, 10);
  const { total } = await listed(tx, caller, filter, today)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await listed(tx, caller, filter, today)
    .leftJoin('app_user', (join) =>
      join.onRef('app_user.agency_id', '=', 'booking.agency_id').onRef('app_user.id', '=', 'booking.user_id'),
    )
    .selectAll('booking')
    .select([
      sql<string | null>`trim(app_user.first_name || ' ' || app_user.last_name)`.as('user_name'),
      'app_user.email as user_email',
      owed('agency.commission', 'agency.cancellation').as('commission'),
      owed('agency.fee').as('fees'),
      sql<string | null>`(select payment_ref from payment where payment.agency_id = booking.agency_id
        and payment.booking_id = booking.id and kind = 'authorise' and status = 'done'
        order by payment.created_at desc limit 1)`.as('payment_ref_done'),
      sql<number>`(select count(*) from flight_schedule_change changed where changed.agency_id = booking.agency_id
        and changed.booking_id = booking.id and changed.state = 'action-needed')`.as('changes'),
    ])
    .orderBy('booking.created_at', 'desc')
    .orderBy('booking.id')
    .limit(filter.limit ?? PAGE)
    .offset(filter.offSet ?? 0)
    .execute();
  return {
    data: rows.map((row) => agencyRow(row as unknown as BookingRow & Extra)),
    totalCount: Number(total),
  };
}
