import type { TripSummary } from '@/core/contract';
import type { FlightBookingRow, FlightTripDetails } from '../../contract';
import { wordOf } from '../after/status';

/** A row of a list of bookings. */
export function rowOf(trip: TripSummary): FlightBookingRow {
  const details = trip.details as FlightTripDetails;
  const [first, last] = [details.legs[0], details.legs.at(-1)];
  const isReturn = details.legs.length === 2 && first?.origin.city === last?.destination.city;
  return {
    vmid: trip.bookingId,
    bookingId: trip.bookingId,
    recordLocator: trip.locator,
    airlineRecordLocator: details.airlineRecordLocator,
    ticketNumbers: details.ticketNumbers,
    from: first?.origin.code ?? '',
    to: (isReturn ? first : last)?.destination.code ?? '',
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
