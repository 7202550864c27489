import { withPlaceNames } from '@/server/reference';
import type { BookingProduct } from '@/server/ports/booking';
import type { FlightLeg, FlightTripDetails, TripLeg } from '../contract';
import { tryRequest } from './request';
import { readDetails, tryStored } from './stored';

const tripLeg = (leg: FlightLeg): TripLeg => ({
  origin: leg.origin,
  destination: leg.destination,
  departureTime: leg.departureTime,
  arrivalTime: leg.arrivalTime,
  departureZone: leg.departureZone,
  arrivalZone: leg.arrivalZone,
  dayOffset: leg.dayOffset,
  duration: leg.duration,
  carrier: leg.carrier,
  airlineName: leg.airlineName,
  flightNumbers: leg.segments.map((segment) => `${segment.carrier} ${segment.flightNumber}`),
  stops: leg.stops.map((stop) => stop.airport.code),
});

/** Where the trip leads: the far end of a return trip, every city in its order otherwise. */
export function titleOf(flights: readonly FlightLeg[]): string {
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return '';
  const isReturn = flights.length === 2 && last.destination.city === first.origin.city;
  const cities = flights.flatMap(({ origin, destination }) => [origin.city, destination.city]);
  return (isReturn ? cities.slice(0, 2) : cities.filter((city, at) => city !== cities[at - 1])).join(' – ');
}

/** My Trips draws whatever is in the table: a booking that cannot be read has no legs, and never breaks the list. */
export const summarise: BookingProduct['summarise'] = ({ offer, request, details, language = 'en' }) => {
  const flights = withPlaceNames(tryStored(offer)?.offer.flights ?? [], language);
  const known = readDetails(details);
  const trip: FlightTripDetails = {
    legs: flights.map(tripLeg),
    orderId: known?.orderId ?? null,
    airlineRecordLocator: known?.airlineRecordLocator ?? null,
    ticketNumbers: known?.ticketNumbers ?? [],
    ticketTimeLimit: known?.ticketTimeLimit ?? null,
    ...(known?.needsAction ? { needsAction: true } : {}),
  };
  return {
    title: titleOf(flights),
    startsAt: flights[0]?.departureTime ?? '',
    endsAt: flights.at(-1)?.arrivalTime ?? '',
    travelers: (tryRequest(request)?.travellers ?? []).map(
      ({ firstName, lastName }) => `${firstName} ${lastName}`,
    ),
    details: trip,
  };
};
