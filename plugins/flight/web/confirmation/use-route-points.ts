import type { FlightLeg } from '../../contract';
import { useAirports } from '../search/places/use-places';

export interface RoutePoint {
  lat: number;
  lon: number;
  label: string;
}

/** The airports that a trip calls at until it turns back the way it came. */
function airportsOf(flights: readonly Pick<FlightLeg, 'segments'>[]): string[] {
  const calls = flights.flatMap(({ segments }) =>
    segments.flatMap(({ origin, destination }) => [origin.code, destination.code]),
  );
  const codes = calls.filter((code, at) => code !== calls[at - 1]);
  if (flights.length > 2) return codes;
  const there = flights[0]?.segments ?? [];
  return codes.slice(0, there.length + 1);
}

/** Where the airports of a trip lie, in order; null until all are known. Offers carry no coordinates. */
export function useRoutePoints(flights: readonly Pick<FlightLeg, 'segments'>[]): RoutePoint[] | null {
  const codes = airportsOf(flights);
  const answerOf = useAirports(codes);
  const points = codes.map((code, index) => {
    const groups = answerOf(code)?.data?.data ?? [];
    const airport = groups.flatMap(({ airports }) => airports).find((found) => found.code === code);
    // Where a trip comes back to, its name stands already.
    const label = codes.indexOf(code) === index ? code : '';
    return airport && { lat: airport.latitude, lon: airport.longitude, label };
  });
  return points.length > 1 && points.every((point) => point !== undefined) ? points : null;
}
