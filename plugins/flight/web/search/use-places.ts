import { useLingui } from '@lingui/react/macro';
import { useQueries as useParallelQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '@/core/api/context';
import { useFormat } from '@/core/i18n/use-format';
import { queryKeyOf, useApiQuery, useQueries } from '@/core/state/query';
import { searchAirports } from '../../contract';
import { nameCountries, placeOfCode, placeToCome, toPlaceGroups, type Place } from './places';

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

/** Suggestions while somebody types into one place field (R194). */
export function usePlaceSuggestions() {
  const { t } = useLingui();
  const { locale } = useFormat();
  const [text, setText] = useState('');
  const search = text.trim();
  const { data, isError, isFetching } = useApiQuery(
    searchAirports,
    { query: { search } },
    { enabled: search.length > 0, staleTime: DAY, placeholderData: (previous) => previous },
  );
  const found = useMemo(
    () => (search && data ? nameCountries(data.data, locale) : []),
    [search, data, locale],
  );
  return {
    text,
    setText,
    found,
    groups: toPlaceGroups(found, t`All airports`),
    status: !search
      ? ('idle' as const)
      : isError
        ? ('error' as const)
        : isFetching && !data
          ? ('loading' as const)
          : ('ready' as const),
  };
}
