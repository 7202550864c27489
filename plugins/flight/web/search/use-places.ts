import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { useApiQuery } from '@/core/state/query';
import { searchAirports } from '../../contract';
import { nameCountries, placeOfCode, toPlaceGroups, type Place } from './places';

const DAY = 86_400_000;

/** The place behind a code of the address; null until it is known, or when there is none. */
export function usePlace(code: string | null): Place | null {
  const { data } = useApiQuery(
    searchAirports,
    { query: { search: code ?? '' } },
    { enabled: code !== null, staleTime: DAY },
  );
  return useMemo(() => (code && data ? placeOfCode(data.data, code) : null), [code, data]);
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
