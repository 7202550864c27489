import type { Language, TripSummary } from '@/core/contract';
import { isKnownTo } from '@/server/accounts/clients';
import { agencyBookings, type ListedBooking, type ListFilter } from '@/server/booking/agency-list';
import type { Caller } from '@/server/ports/booking';
import type { Tx } from '@/server/db/types';
import { notFound } from '@/server/error';
import { type AgencyCarRow, CAR_ERRORS, type CarBookingRow, type CarTripDetails } from '../../contract';
import { LISTING } from '../listing';
import { PRODUCT } from '../product';
import { readDetails } from '../stored';
import { summarise } from '../trip';

/** A row of a list of bookings. */
export function rowOf(trip: TripSummary): CarBookingRow {
  const details = trip.details as CarTripDetails;
  return {
    bookingId: trip.bookingId,
    recordLocator: trip.locator,
    confirmationNumber: details.confirmationNumber,
    vendor: details.vendor,
    vehicleSize: details.vehicle?.size ?? '',
    pickUpName: details.pickUp?.name ?? '',
    dropOffName: details.dropOff?.name ?? '',
    pickUpDateTime: trip.startsAt,
    returnDateTime: trip.endsAt,
    driver: trip.travelers[0] ?? '',
    dateBooked: trip.bookedAt,
    salesPrice: trip.price,
    bookedCurrency: trip.price.currency,
    bookingStatus: trip.status,
    state: trip.state,
    details,
  };
}

function agencyRow({ row, record, status, ...figures }: ListedBooking, language: Language): AgencyCarRow {
  const { offer, request, details } = row;
  return {
    ...rowOf({
      ...summarise({ offer, request, details, language }),
      bookingId: row.id,
      product: PRODUCT,
      state: record.progress.state,
      status,
      locator: row.locator,
      bookedAt: record.createdAt,
      price: row.price.total,
    }),
    ...figures,
    orderId: readDetails(details)?.orderId ?? row.supplier_ref,
  };
}

/** The agency's car bookings, newest first. Throws HttpError 404 for a `userId` that is nobody's here. */
export async function agencyRows(
  tx: Tx,
  caller: Caller,
  filter: ListFilter,
  { now, language }: { now: Date; language: Language },
): Promise<{ data: AgencyCarRow[]; totalCount: number }> {
  const { agency, user } = caller;
  // Foreign and nonexistent users answer the same (SEC-31, G122).
  if (filter.userId && !(await isKnownTo(tx, { agencyId: agency.id, user }, filter.userId)))
    throw notFound(CAR_ERRORS.noUser);
  const { rows, totalCount } = await agencyBookings(
    tx,
    caller,
    { product: PRODUCT, ...LISTING },
    filter,
    now,
  );
  return { data: rows.map((row) => agencyRow(row, language)), totalCount };
}
