import type { TripSummary } from '@/core/contract';
import type { AgencyBooking } from '@/server/selling/bookable/lists';
import { rowFrame } from '@/server/selling/bookable/reservation';
import type { AgencyHotelRow, HotelBookingRow, HotelTripDetails } from '../../contract';
import { hotelStatus } from '../listing';

/** A row of a list of bookings. */
export function rowOf(trip: TripSummary): HotelBookingRow {
  const details = trip.details as HotelTripDetails;
  const frame = rowFrame(trip);
  return {
    ...frame,
    bookingStatus: hotelStatus(frame.bookingStatus),
    confirmationNumber: details.confirmationNumber,
    hotelName: details.name,
    city: details.city,
    checkIn: trip.startsAt,
    checkOut: trip.endsAt,
    guest: trip.travelers[0] ?? '',
    details,
  };
}

/** Rows of the agency's list. */
export const agencyRows = (bookings: readonly AgencyBooking<unknown>[]): AgencyHotelRow[] =>
  bookings.map(({ trip, figures }) => ({ ...rowOf(trip), ...figures }));
