import { agencyBookings, type ListedBooking, type ListFilter } from '@/server/booking/agency-list';
import type { Caller } from '@/server/ports/booking';
import type { Tx } from '@/server/db/types';
import type { AgencyFlightRow } from '../../contract';
import { rowOf } from '../handlers/row';
import { LISTING } from '../listing';
import { PRODUCT } from '../product';
import { readDetails, tryStored } from '../stored';
import { summarise } from '../trip';
import { whyNoTicket } from './ticket';

function agencyRow(
  { row, record, status, cancelReason: _, ...figures }: ListedBooking,
  changed: ReadonlySet<string>,
): AgencyFlightRow {
  const details = readDetails(row.details);
  const trip = {
    ...summarise({ offer: row.offer, request: row.request, details: row.details }),
    bookingId: row.id,
    product: PRODUCT,
    state: record.progress.state,
    status: record.progress.status,
    locator: row.locator,
    bookedAt: record.createdAt,
    price: row.price.total,
  };
  return {
    ...rowOf(trip),
    ...figures,
    bookingStatus: status,
    orderId: details?.orderId ?? row.supplier_ref,
    confirmationNumber: details?.confirmationNumber ?? null,
    vendor: details?.vendor ?? tryStored(row.offer)?.offer.supplier ?? '',
    canTicket: whyNoTicket(record) === null,
    needsAction: changed.has(row.id),
  };
}

/** Which of these bookings wait for an answer about changed flights. */
async function changedOf(tx: Tx, agencyId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('flight_schedule_change')
    .select('booking_id')
    .where('agency_id', '=', agencyId)
    .where('booking_id', 'in', [...ids])
    .where('state', '=', 'action-needed')
    .execute();
  return new Set(rows.map(({ booking_id }) => booking_id));
}

/** The agency's flight bookings with every column of R438, newest first; a restricted agent's own (R171). */
export async function agencyRows(
  tx: Tx,
  caller: Caller,
  filter: ListFilter,
  now: Date,
): Promise<{ data: AgencyFlightRow[]; totalCount: number }> {
  const { rows, totalCount } = await agencyBookings(
    tx,
    caller,
    { product: PRODUCT, ...LISTING },
    filter,
    now,
  );
  const changed = await changedOf(
    tx,
    caller.agency.id,
    rows.map(({ row }) => row.id),
  );
  return { data: rows.map((row) => agencyRow(row, changed)), totalCount };
}
