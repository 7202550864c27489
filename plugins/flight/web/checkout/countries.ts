import type { Country } from '@/core/contract';

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
