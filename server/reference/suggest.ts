import { allCities, type Airport, type City } from './airports';
import { countryName } from './countries';
import { CITY_NAMES } from './facts/city-names';
import { ALIASES } from './facts/places';

/** Lower case, without accents and punctuation: what people type and what is stored meet here. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export interface Suggestion {
  readonly city: City;
  /** The airports to offer, one whose code was typed first. */
  readonly airports: readonly Airport[];
}

interface Entry {
  city: City;
  airports: Airport[];
  codes: string[];
  cityNames: string[];
  airportNames: string[];
  country: string;
  weight: number;
}

let index: Entry[] | undefined;

function buildIndex(): Entry[] {
  const aliases = new Map<string, string[]>();
  for (const entry of ALIASES.trim().split(/[;\n]/)) {
    const [city, others] = entry.split('=') as [string, string];
    aliases.set(city, others.split(',').map(fold));
  }
  const entries: Entry[] = [];
  for (const city of allCities()) {
    const airports = city.airports.filter((airport) => airport.active);
    if (airports.length === 0) continue;
    entries.push({
      city,
      airports,
      codes: [city.code, ...airports.map((airport) => airport.code)].map((code) => code.toLowerCase()),
      cityNames: [
        ...new Set([
          fold(city.name),
          ...Object.values(CITY_NAMES.get(city.code) ?? {}).map(fold),
          ...(aliases.get(city.name) ?? []),
        ]),
      ],
      airportNames: airports.map((airport) => fold(airport.name)),
      country: fold(countryName(city.country)),
      weight:
        airports[0]!.size + Math.min(10, airports.length * 2) + Math.min(9, Math.log10(1 + city.population)),
    });
  }
  return entries.sort((a, b) => b.weight - a.weight);
}

const wordStart = (name: string, text: string) => name.startsWith(text) || name.includes(` ${text}`);

/** How well an entry answers; null when not at all. Lower is better. */
function rank(entry: Entry, text: string): number | null {
  const { codes, cityNames, airportNames, country, airports } = entry;
  if (codes.includes(text)) return 0;
  if (cityNames.includes(text)) return 1;
  if (cityNames.some((name) => name.startsWith(text))) return 2;
  if (cityNames.some((name) => wordStart(name, text))) return 3;
  if (airportNames.some((name) => wordStart(name, text))) return 4;
  if (country.startsWith(text) && text.length > 2) return 5;
  const all = `${cityNames.join(' ')} ${airportNames.join(' ')} ${country} ${airports
    .map((airport) => airport.code)
    .join(' ')
    .toLowerCase()}`;
  return text.includes(' ') && text.split(' ').every((word) => wordStart(all, word)) ? 6 : null;
}

/**
 * Cities with airports for what somebody typed: an exact code first, then cities by name in any of their
 * languages, then airports by name, then countries; within each the larger ones first. Empty text: the largest.
 */
export function suggestPlaces(typed: string, limit = 10): Suggestion[] {
  index ??= buildIndex();
  const text = fold(typed);
  const found: { entry: Entry; rank: number }[] = [];
  for (const entry of index) {
    const at = text === '' ? 2 : rank(entry, text);
    if (at !== null) found.push({ entry, rank: at });
    if (text === '' && found.length >= limit) break;
  }
  found.sort((a, b) => a.rank - b.rank || b.entry.weight - a.entry.weight);
  return found.slice(0, limit).map(({ entry: { city, airports } }) => ({
    city,
    airports: [...airports].sort(
      (a, b) => Number(b.code.toLowerCase() === text) - Number(a.code.toLowerCase() === text),
    ),
  }));
}
