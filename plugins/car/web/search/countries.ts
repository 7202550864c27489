/**
 * Countries by name in the reader's language and order. The chosen one is among them before the list has come, if there
 * is such a country.
 */
export function countryOptions(
  countries: readonly { code: string; name: string }[],
  chosen: string,
  locale: string,
): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const nameOf = (code: string) => (/^[A-Z]{2}$/.test(code) ? names.of(code) : undefined);
  const all = new Map(countries.map(({ code, name }) => [code, nameOf(code) ?? name]));
  const name = nameOf(chosen);
  if (name && countries.length === 0) all.set(chosen, name);
  return [...all]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
