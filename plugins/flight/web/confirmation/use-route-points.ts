import type { FlightLeg, FlightOffer } from '../../contract';
import { useAirports } from '../search/places/use-places';

export interface RoutePoint {
  lat: number;
  lon: number;
  label: string;
}

type Trip = Pick<FlightOffer, 'routeType'> & { readonly flights: readonly Pick<FlightLeg, 'segments'>[] };

/** The airports that a trip calls at; of a round trip on its way there. */
function airportsOf({ routeType, flights }: Trip): string[] {
  const ways = routeType === 'Round-Trip' ? flights.slice(0, 1) : flights;
  const calls = ways.flatMap(({ segments }) =>
    segments.flatMap(({ origin, destination }) => [origin.code, destination.code]),
  );
  return calls.filter((code, at) => code !== calls[at - 1]);
}

/** Where the airports of a trip lie, in order; null until all are known. Offers carry no coordinates. */
export function useRoutePoints(trip: Trip): RoutePoint[] | null {
  const codes = airportsOf(trip);
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
