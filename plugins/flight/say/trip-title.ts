import type { FlightOffer } from '../contract';

/** Where a trip leads: the far end of a round trip, every city in its order otherwise. Empty without flights. */
export function tripTitle({ routeType, flights }: Pick<FlightOffer, 'routeType' | 'flights'>): string {
  const ways = routeType === 'Round-Trip' ? flights.slice(0, 1) : flights;
  const cities = ways.flatMap(({ origin, destination }) => [origin.city, destination.city]);
  return cities.filter((city, at) => city !== cities[at - 1]).join(' – ');
}
