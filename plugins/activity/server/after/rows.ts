import type { TripSummary } from '@/core/contract';
import type { AgencyBooking } from '@/server/selling/bookable/lists';
import { rowFrame } from '@/server/selling/bookable/reservation';
import type { ActivityBookingRow, ActivityTripDetails, AgencyActivityRow } from '../../contract';
import { activityStatus } from '../listing';

/** A row of a list of bookings. */
export function rowOf(trip: TripSummary): ActivityBookingRow {
  const { name, city } = trip.details as ActivityTripDetails;
  const frame = rowFrame(trip);
  return {
    ...frame,
    bookingStatus: activityStatus(frame.bookingStatus),
    activityName: name,
    leadPassenger: trip.travelers[0] ?? '',
    activityDateTime: trip.startsAt,
    city,
  };
}

/** R441: rows of the agency's list. */
export const agencyRows = (bookings: readonly AgencyBooking<unknown>[]): AgencyActivityRow[] =>
  bookings.map(({ trip, figures, record }) => ({
    ...rowOf(trip),
    ...figures,
    reasonForCancellation: record.progress.state === 'cancelled' ? record.cancelReason : null,
    refundAmount: record.refund,
  }));
