import { useMemo } from 'react';
import { getCountries, type Country } from '../contract/reference';
import { useApiQuery } from '../query/query';
import { useFormat } from '../i18n/use-format';

/** Countries by name in the reader's language and order, flags in front. */
export function countryOptions(
  countries: readonly Country[],
  locale: string,
): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return countries
    .map(({ code, name, emoji }) => ({ code, emoji, name: names.of(code) ?? name }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ code, emoji, name }) => ({ value: code, label: emoji ? `${emoji} ${name}` : name }));
}

/** The API's countries for a select (R028); empty until they are there. */
export function useCountryOptions(): { value: string; label: string }[] {
  const { locale } = useFormat();
  const { data } = useApiQuery(getCountries, {}, { staleTime: Infinity });
  return useMemo(() => countryOptions(data ?? [], locale), [data, locale]);
}

/** Names countries by their ISO code in the reader's language; one that has none is its code. */
export function useCountryNames(): (code: string) => string {
  const { locale } = useFormat();
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return (code) => names.of(code) ?? code;
}
