import type { Language, TripSummary } from '@/core/contract';
import { withPlaceNames } from '@/server/reference';
import type { FlightLeg, FlightTripDetails, TripLeg } from '../contract';
import type { trips } from './stored';

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

/** What My Trips shows of a trip. */
export function summarise(
  { offer, request, details }: ReturnType<typeof trips.tryRead>,
  language: Language,
): Pick<TripSummary, 'title' | 'startsAt' | 'endsAt' | 'travelers' | 'details'> {
  const flights = withPlaceNames(offer?.offer.flights ?? [], language);
  const trip: FlightTripDetails = {
    legs: flights.map(tripLeg),
    orderId: details?.orderId ?? null,
    airlineRecordLocator: details?.airlineRecordLocator ?? null,
    ticketNumbers: details?.ticketNumbers ?? [],
    ticketTimeLimit: details?.ticketTimeLimit ?? null,
    ...(details?.needsAction ? { needsAction: true } : {}),
  };
  return {
    title: titleOf(flights),
    startsAt: flights[0]?.departureTime ?? '',
    endsAt: flights.at(-1)?.arrivalTime ?? '',
    travelers: (request?.travellers ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    details: trip,
  };
}
