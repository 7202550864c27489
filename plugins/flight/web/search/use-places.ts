import { useQueries as useParallelQueries } from '@tanstack/react-query';
import { useApi } from '@/core/api/context';
import { queryKeyOf, useQueries } from '@/core/state/query';
import { searchAirports } from '../../contract';
import { placeOfCode, placeToCome, type Place } from './places';

const DAY = 86_400_000;

/** Finds the place of a code: null when there is none, undefined while the answer is on its way. */
export type PlaceLookup = (code: string) => Place | null | undefined;

/** The places behind codes of the address, asked for at the same time. */
export function usePlacesOf(codes: readonly string[]): PlaceLookup {
  const api = useApi();
  const answers = useParallelQueries(
    {
      queries: codes.map((search) => ({
        queryKey: queryKeyOf(searchAirports, { query: { search } }),
        queryFn: () => api.call(searchAirports, { query: { search } }),
        staleTime: DAY,
      })),
    },
    useQueries(),
  );
  return (code) => {
    const answer = answers[codes.indexOf(code)];
    // Without an answer the code stands for itself: the search knows it, or says that it does not.
    if (answer?.isError) return placeToCome(code);
    return answer?.data && placeOfCode(answer.data.data, code);
  };
}
