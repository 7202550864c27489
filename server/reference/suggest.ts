import { LANGUAGES } from '@/core/contract';
import { allCities, type Airport, type City } from './airports';
import { countryName } from './countries';
import { CITY_NAMES } from './facts/city-names';
import { ALIASES } from './facts/places';
import { distanceTo, nearText, type NearText } from './near-text';
import { airportName } from './place-names';

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
  /** What may be typed with an error: names of the city, and the words that tell its airports apart. */
  nearNames: NearText[];
  country: string;
  /** Codes and names, each after a blank: where a text does not begin a word of it, nothing matches. */
  all: string;
  weight: number;
}

let index: Entry[] | undefined;

/** Names that an airport has beside those of its city: its own, and where a part of it is translated those as well. */
const namesOf = ({ code, name }: Airport): string[] =>
  /\b(North|South|East|West)\b/.test(name)
    ? [...new Set(LANGUAGES.map((language) => fold(airportName(code, language))))]
    : [fold(name)];

/** People write "aeroporto de Lisboa": what is looked for is Lisboa. */
const AIRPORT_OF = /^(airport|aeroporto|aeropuerto)( internac?ional)?( d[eoa]s?)? (?=.)/;

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
    const cityNames = [
      ...new Set([
        fold(city.name),
        ...Object.values(CITY_NAMES.get(city.code) ?? {}).map(fold),
        ...(aliases.get(city.name) ?? []),
      ]),
    ];
    const airportNames = airports.flatMap(namesOf);
    const codes = [city.code, ...airports.map((airport) => airport.code)].map((code) => code.toLowerCase());
    const country = fold(countryName(city.country));
    entries.push({
      city,
      airports,
      codes,
      cityNames,
      airportNames,
      all: ['', ...codes, ...cityNames, ...airportNames, country].join(' '),
      nearNames: [
        ...new Set([
          ...cityNames,
          ...airportNames.flatMap((name) =>
            name
              .split(' ')
              .filter((word) => word.length > 5 && !/^(airport|aero|inter|region|munici)/.test(word)),
          ),
        ]),
      ].map(nearText),
      country,
      weight:
        airports[0]!.size + Math.min(10, airports.length * 2) + Math.min(9, Math.log10(1 + city.population)),
    });
  }
  return entries.sort((a, b) => b.weight - a.weight);
}

const wordStart = (name: string, text: string) => name.startsWith(text) || name.includes(` ${text}`);

/** How well an entry answers; null when not at all. Lower is better. */
function rank(entry: Entry, text: string): number | null {
  const { codes, cityNames, airportNames, country, all } = entry;
  if (!all.includes(` ${text.includes(' ') ? text.slice(0, text.indexOf(' ')) : text}`)) return null;
  if (codes.includes(text)) return 0;
  if (cityNames.includes(text)) return 1;
  if (cityNames.some((name) => name.startsWith(text))) return 2;
  if (cityNames.some((name) => wordStart(name, text))) return 3;
  if (airportNames.some((name) => wordStart(name, text))) return 4;
  if (country.startsWith(text) && text.length > 2) return 5;
  return text.includes(' ') && text.split(' ').every((word) => wordStart(all, word)) ? 6 : null;
}

const NEARLY = 10;
/** With fewer good answers than these, names that are nearly what was typed are looked for as well. */
const FEW = 3;

interface Found {
  entry: Entry;
  rank: number;
}

function exactly(entries: readonly Entry[], text: string): Found[] {
  return entries.flatMap((entry) => {
    const at = rank(entry, text);
    return at === null ? [] : [{ entry, rank: at }];
  });
}

/** Entries of nearly that name, below all others (rank 10 and up). */
function nearly(entries: readonly Entry[], text: string): Found[] {
  const typed = nearText(text);
  return entries.flatMap((entry) => {
    let best: number | null = null;
    for (const name of entry.nearNames) {
      const distance = distanceTo(typed, name);
      if (distance !== null && (best === null || distance < best)) best = distance;
    }
    return best === null ? [] : [{ entry, rank: NEARLY + best }];
  });
}

/** Whether what was typed is nobody's code or name, and the beginning of few. */
const isDoubtful = (found: readonly Found[]): boolean => {
  const good = found.filter(({ rank: at }) => at <= 4);
  return good.length < FEW && !good.some(({ rank: at }) => at <= 1);
};

/**
 * Cities with airports for what somebody typed: an exact code first, then cities by name in any of their
 * languages, then airports by name, then countries; within each the larger ones first. Few of those: also names that
 * are nearly what was typed ("Lisbn"), below them. Empty text: the largest.
 */
export function suggestPlaces(typed: string, limit = 10): Suggestion[] {
  index ??= buildIndex();
  const text = fold(typed).replace(AIRPORT_OF, '');
  const found =
    text === '' ? index.slice(0, limit).map((entry) => ({ entry, rank: 2 })) : exactly(index, text);
  if (text !== '' && isDoubtful(found)) {
    const known = new Set(found.map(({ entry }) => entry));
    found.push(...nearly(index, text).filter(({ entry }) => !known.has(entry)));
  }
  found.sort((a, b) => a.rank - b.rank || b.entry.weight - a.entry.weight);
  return found.slice(0, limit).map(({ entry: { city, airports } }) => ({
    city,
    airports: [...airports].sort(
      (a, b) => Number(b.code.toLowerCase() === text) - Number(a.code.toLowerCase() === text),
    ),
  }));
}
