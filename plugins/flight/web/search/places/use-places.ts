import { useQueries as useParallelQueries } from '@tanstack/react-query';
import { useApi } from '@/core/api/context';
import { queryKeyOf, useQueries } from '@/core/query/query';
import type { Lookup } from '@/core/selling/search/product-search';
import { searchAirports } from '../../../contract';
import { placeOfCode, placeToCome, type Place } from './places';

const DAY = 86_400_000;

/** What is known of each code, asked for at the same time. */
export function useAirports(codes: readonly string[]) {
  const api = useApi();
  const searches = [...new Set(codes)];
  const answers = useParallelQueries(
    {
      queries: searches.map((search) => ({
        queryKey: queryKeyOf(searchAirports, { query: { search } }),
        queryFn: () => api.call(searchAirports, { query: { search } }),
        staleTime: DAY,
      })),
    },
    useQueries(),
  );
  return (code: string) => answers[searches.indexOf(code)];
}

/** The places behind codes of the address. */
export function usePlacesOf(codes: readonly string[]): Lookup<Place> {
  const answerOf = useAirports(codes);
  return (code) => {
    const answer = answerOf(code);
    // Without an answer the code stands for itself: the search knows it, or says that it does not.
    if (answer?.isError) return placeToCome(code);
    return answer?.data && placeOfCode(answer.data.data, code);
  };
}

/** Places of earlier searches in the reader's language; as they were kept until that is known, and without an answer. */
export function useKeptPlaces(kept: readonly Place[]): Place[] {
  const answerOf = useAirports(kept.map(({ code }) => code));
  return kept.map((place) => {
    const groups = answerOf(place.code)?.data?.data ?? [];
    return { ...place, name: placeOfCode(groups, place.code)?.name ?? place.name };
  });
}
