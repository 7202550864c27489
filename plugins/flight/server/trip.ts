import type { Language, TripSummary } from '@/core/contract';
import { withPlaceNames } from '@/server/reference';
import type { FlightLeg, FlightTripDetails, TripLeg } from '../contract';
import { tripTitle } from '../say/trip-title';
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

/** What My Trips shows of a trip. */
export function summarise(
  { offer, request, details }: ReturnType<typeof trips.tryRead>,
  language: Language,
): Pick<TripSummary, 'title' | 'startsAt' | 'endsAt' | 'travelers' | 'details'> {
  const flights = withPlaceNames(offer?.offer.flights ?? [], language);
  const routeType = offer?.offer.routeType ?? 'One Way';
  const trip: FlightTripDetails = {
    routeType,
    legs: flights.map(tripLeg),
    orderId: details?.orderId ?? null,
    airlineRecordLocator: details?.airlineRecordLocator ?? null,
    ticketNumbers: details?.ticketNumbers ?? [],
    ticketTimeLimit: details?.ticketTimeLimit ?? null,
    ...(details?.needsAction ? { needsAction: true } : {}),
  };
  return {
    title: tripTitle({ routeType, flights }),
    startsAt: flights[0]?.departureTime ?? '',
    endsAt: flights.at(-1)?.arrivalTime ?? '',
    travelers: (request?.travellers ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    details: trip,
  };
}
