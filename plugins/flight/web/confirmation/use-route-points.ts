import { useQueries } from '@tanstack/react-query';
import { useApi } from '@/core/api/context';
import { queryKeyOf } from '@/core/state/query';
import { searchAirports, type FlightLeg } from '../../contract';

export interface RoutePoint {
  lat: number;
  lon: number;
  label: string;
}

/** Where the airports of a leg lie, in order; null until all are known. Offers carry no coordinates. */
export function useRoutePoints(leg: Pick<FlightLeg, 'segments'> | undefined): RoutePoint[] | null {
  const api = useApi();
  const codes = leg
    ? [leg.segments[0]!.origin.code, ...leg.segments.map(({ destination }) => destination.code)]
    : [];
  const answers = useQueries({
    queries: codes.map((code) => {
      const input = { query: { search: code } };
      return {
        queryKey: queryKeyOf(searchAirports, input),
        queryFn: () => api.call(searchAirports, input),
        staleTime: Infinity,
      };
    }),
  });
  const points = codes.map((code, index) => {
    const airport = answers[index]?.data?.data
      .flatMap(({ airports }) => airports)
      .find((found) => found.code === code);
    return airport && { lat: airport.latitude, lon: airport.longitude, label: code };
  });
  return points.length > 1 && points.every((point) => point !== undefined) ? points : null;
}
