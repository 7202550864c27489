import type { TripSummary } from '@/core/contract';
import type { FlightBookingRow, FlightTripDetails } from '../../contract';
import { wordOf } from '../after/status';

/** A row of a list of bookings. */
export function rowOf(trip: TripSummary): FlightBookingRow {
  const details = trip.details as FlightTripDetails;
  const { routeType, legs } = details;
  // A round trip leads to its far end.
  const end = routeType === 'Round-Trip' ? legs[0] : legs.at(-1);
  return {
    vmid: trip.bookingId,
    bookingId: trip.bookingId,
    recordLocator: trip.locator,
    airlineRecordLocator: details.airlineRecordLocator,
    ticketNumbers: details.ticketNumbers,
    from: legs[0]?.origin.code ?? '',
    to: end?.destination.code ?? '',
    dateBooked: trip.bookedAt,
    travelDate: trip.startsAt,
    salesPrice: trip.price,
    bookedCurrency: trip.price.currency,
    bookingStatus: wordOf(trip),
    state: trip.state,
    ticketTimeLimit: details.ticketTimeLimit,
    travelers: trip.travelers,
    details,
  };
}
