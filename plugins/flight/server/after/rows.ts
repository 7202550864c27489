import type { Tx } from '@/server/db/types';
import type { AgencyBooking } from '@/server/selling/bookable/lists';
import type { AgencyFlightRow } from '../../contract';
import { rowOf } from '../handlers/row';
import type { StoredDetails } from '../../face/order';
import { trips } from '../stored';
import { whyNoTicket } from './ticket';

type Booking = AgencyBooking<StoredDetails>;

const agencyRow = (
  { trip, figures, record, details }: Booking,
  changed: ReadonlySet<string>,
): AgencyFlightRow => ({
  ...rowOf(trip),
  ...figures,
  confirmationNumber: details?.confirmationNumber ?? null,
  vendor: details?.vendor ?? trips.tryRead(record).offer?.offer.supplier ?? '',
  canTicket: whyNoTicket(record) === null,
  needsAction: changed.has(record.id),
});

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

/** Rows of the agency's list with every column of R438. */
export async function agencyRows(bookings: readonly Booking[], tx: Tx): Promise<AgencyFlightRow[]> {
  const [first] = bookings;
  if (!first) return [];
  const changed = await changedOf(
    tx,
    first.record.agencyId,
    bookings.map(({ record }) => record.id),
  );
  return bookings.map((booking) => agencyRow(booking, changed));
}
