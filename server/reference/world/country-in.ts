import type { Language } from '@/core/contract';
import { countryName } from '../countries';

const names = new Map<Language, Intl.DisplayNames>();

/** What a country is called in the language; in English where that is not known. */
export function countryIn(code: string, language: Language): string {
  // Made once: making one takes longer than looking through all places.
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  names.set(language, known);
  return known.of(code) ?? countryName(code);
}
