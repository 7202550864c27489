import type { FlightLeg } from '../../contract';

/** The cities that a trip leads to, each once and in its order, without the one that it begins in. */
export function visitedCities(flights: readonly Pick<FlightLeg, 'origin' | 'destination'>[]): string[] {
  const home = flights[0]?.origin.city;
  return [...new Set(flights.map(({ destination }) => destination.city))].filter((city) => city !== home);
}
