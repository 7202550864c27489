import type { Language } from '@/core/contract';
import { type Airport, findAirport, findCity } from './airports';
import { CITY_NAMES } from './facts/city-names';

/** A city's name in a language; its English name where that language has no other. */
export function cityName(code: string, language: Language): string {
  const english = findCity(code)?.name ?? code;
  return language === 'en' ? english : (CITY_NAMES.get(code)?.[language] ?? english);
}

const WORDS = {
  pt: { airport: 'Aeroporto', International: 'Internacional', Regional: 'Regional', Municipal: 'Municipal' },
  es: { airport: 'Aeropuerto', International: 'Internacional', Regional: 'Regional', Municipal: 'Municipal' },
};
type Kind = 'International' | 'Regional' | 'Municipal';

/** Parts of an island or a city, which every language calls its own way: Tenerife Sur. */
const SIDES = {
  pt: { North: 'Norte', South: 'Sul', East: 'Leste', West: 'Oeste' },
  es: { North: 'Norte', South: 'Sur', East: 'Este', West: 'Oeste' },
};

/** Cities that have an article in Portuguese: "do Porto". All others stand after "de". */
const PT_ARTICLES: Readonly<Record<string, string>> = {
  OPO: 'do',
  RIO: 'do',
  REC: 'do',
  CAI: 'do',
  FNC: 'do',
  SID: 'do',
  RAI: 'da',
  BVC: 'da',
  TER: 'da',
  MEX: 'da',
  PTY: 'da',
  GUA: 'da',
  KWI: 'da',
  CPT: 'da',
  BSL: 'da',
  PHL: 'da',
};
const ofCityIn = (language: 'pt' | 'es', cityCode: string, name: string): string => {
  const article = language === 'pt' ? (PT_ARTICLES[cityCode] ?? 'de') : 'de';
  return `${article} ${name}`;
};

/** A search names the same few airports thousands of times; each is worked out once a language. */
const named = new Map<string, string>();

/** An airport's name in a language: the word for airport in front and the city's own name, as people write it there. */
export function airportName(code: string, language: Language): string {
  const airport = findAirport(code);
  if (!airport) return code;
  if (language === 'en') return airport.name;
  const key = `${language}${code}`;
  let name = named.get(key);
  if (name === undefined) named.set(key, (name = inWords(airport, language)));
  return name;
}

function inWords(airport: Airport, language: Exclude<Language, 'en'>): string {
  const found = /^(.*?)(?: (International|Regional|Municipal))? Airport$/.exec(airport.name);
  if (!found) return airport.name;
  const called = found[1] ?? '';
  const kind = found[2] as Kind | undefined;
  const local = cityName(airport.cityCode, language);
  const ofCity =
    plain(`${called} `).startsWith(`${plain(airport.city)} `) ||
    plain(called).startsWith(`${plain(airport.city)}-`);
  const rest = called
    .slice(airport.city.length)
    .replace(/\b(North|South|East|West)$/, (side) => SIDES[language][side as 'North']);
  const name = ofCity ? ofCityIn(language, airport.cityCode, `${local}${rest}`) : called;
  const { airport: word, ...kinds } = WORDS[language];
  return [word, kind && kinds[kind], name].filter(Boolean).join(' ');
}

/** Without accents, which some airports' English names leave out. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const isAirport = (value: object): value is { code: string; name: string; city: string } =>
  'code' in value &&
  'name' in value &&
  'city' in value &&
  typeof value.code === 'string' &&
  typeof value.city === 'string';

/** The same value with every object in it changed, the innermost first; nothing is changed in place. */
export function mapObjects<Value>(
  value: Value,
  change: (object: Record<string, unknown>) => Record<string, unknown>,
): Value {
  return mapped(value, change) as Value;
}

function mapped(
  value: unknown,
  change: (object: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value))
    copy[key] = typeof item === 'object' && item !== null ? mapped(item, change) : item;
  return change(copy);
}

/**
 * The same value with every airport in it (`{ code, name, city }`) named in the language. What has no airports in it is
 * returned as it is; nothing is changed in place.
 */
export function withPlaceNames<Value>(value: Value, language: Language): Value {
  if (language === 'en') return value;
  return mapObjects(value, (object) => {
    const airport = isAirport(object) ? findAirport(object.code) : undefined;
    return airport
      ? {
          ...object,
          name: airportName(airport.code, language),
          city: cityName(airport.cityCode, language),
        }
      : object;
  });
}
