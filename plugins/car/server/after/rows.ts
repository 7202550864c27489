import type { TripSummary } from '@/core/contract';
import type { AgencyBooking } from '@/server/selling/bookable/lists';
import { rowFrame } from '@/server/selling/bookable/reservation';
import type { AgencyCarRow, CarBookingRow, CarTripDetails } from '../../contract';

/** A row of a list of bookings. */
export function rowOf(trip: TripSummary): CarBookingRow {
  const details = trip.details as CarTripDetails;
  return {
    ...rowFrame(trip),
    confirmationNumber: details.confirmationNumber,
    vendor: details.vendor,
    vehicleSize: details.vehicle?.size ?? '',
    pickUpName: details.pickUp?.name ?? '',
    dropOffName: details.dropOff?.name ?? '',
    pickUpDateTime: trip.startsAt,
    returnDateTime: trip.endsAt,
    driver: trip.travelers[0] ?? '',
    details,
  };
}

/** Rows of the agency's list. */
export const agencyRows = (bookings: readonly AgencyBooking<unknown>[]): AgencyCarRow[] =>
  bookings.map(({ trip, figures }) => ({ ...rowOf(trip), ...figures }));
