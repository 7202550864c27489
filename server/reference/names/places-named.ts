import { LANGUAGES } from '@/core/contract';
import { type Airport, allCities, type City } from '../airports';
import { AIRPORTS_CALLED, COUNTRIES_CALLED, EXONYMS, REGIONS } from '../facts/exonyms';
import { STATES } from '../facts/states';
import { airportName, cityName } from '../place-names';
import { type Station, STATIONS } from '../places/stations';
import { worldCity } from '../world/cities';
import { countryIn } from '../world/country-in';
import { bareName } from './asked';
import { spellings } from './fold';
import { type Answer, named, type Named, namesLike, placesAround } from './named';

export const NAMED_KINDS = ['city', 'area', 'landmark', 'airport', 'station'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** A place that people type the name of, whichever product they look for there. */
export interface NamedPlace extends Named {
  readonly kind: NamedKind;
  /** `city:LIS`, `airport:LIS`, `station:…`; of an area and a landmark the world's own. */
  readonly id: string;
  readonly cityCode: string;
  /** IATA code of an airport. */
  readonly iata: string | null;
}

/** A table of `key=name,name;…`. */
function tableOf(text: string): [key: string, values: string[]][] {
  return text
    .trim()
    .split(/[;\n]/)
    .map((entry) => {
      const [key = '', values = ''] = entry.split('=');
      return [key, values.split(',')];
    });
}

const spelt = (names: readonly string[]): string[] => names.flatMap(spellings);
const called = (table: string) => new Map(tableOf(table).map(([code, names]) => [code, spelt(names)]));

/** Where a city is: state, regions and country, in every language. */
function widerOf() {
  const countries = called(COUNTRIES_CALLED);
  const regions = new Map<string, string[]>();
  for (const [names, cities] of tableOf(REGIONS))
    for (const city of cities) regions.set(city, [...(regions.get(city) ?? []), ...spelt(names.split(','))]);
  const ofCountry = new Map<string, readonly string[]>();
  const inCountry = (country: string): readonly string[] => {
    const known = ofCountry.get(country) ?? [
      ...spelt(LANGUAGES.map((language) => countryIn(country, language))),
      ...(countries.get(country) ?? []),
      country.toLowerCase(),
    ];
    ofCountry.set(country, known);
    return known;
  };
  return ({ code, country, state }: City): string[] => [
    ...(state ? [state.toLowerCase(), ...spelt(STATES.get(`${country}-${state}`) ?? [])] : []),
    ...(regions.get(code) ?? []),
    ...inCountry(country),
  ];
}

/** Without a name of its city in front: Guarulhos of Sao Paulo-Guarulhos. */
const withoutCity = (name: string, cityNames: readonly string[]): string =>
  name.slice(cityNames.find((city) => name.startsWith(`${city} `))?.length ?? 0).trim();

/** What is left of some airports' names without their city, and is no name. */
const NO_NAME =
  /^(.{1,3}|new|old|city|county|capital|central|domestic|downtown|executive|field|intercontinental|memorial|metropolitan|municipal|national|north|south|east|west|regional)$/;

/** What an airport is called, whole, in parts and without its city; parts of a name that are translated, too. */
function namesOfAirport({ code, name }: Airport, cityNames: readonly string[]): string[] {
  const isTold = /\b(North|South|East|West)\b/.test(name);
  const whole = isTold ? LANGUAGES.map((language) => airportName(code, language)) : [name];
  const names = spelt([...whole, ...name.split(/[-–/]/)]).map(bareName);
  const own = names.map((each) => withoutCity(each, cityNames));
  return [...new Set([...names, ...own])].filter((each) => !NO_NAME.test(each) && !cityNames.includes(each));
}

function stationsOf(): ReadonlyMap<string, readonly Station[]> {
  const stations = new Map<string, Station[]>();
  for (const station of STATIONS)
    stations.set(station.cityCode, [...(stations.get(station.cityCode) ?? []), station]);
  return stations;
}

type Index = Readonly<Record<NamedKind, readonly NamedPlace[]>>;

function everyPlace(): Index {
  const index: Record<NamedKind, NamedPlace[]> = {
    city: [],
    area: [],
    landmark: [],
    airport: [],
    station: [],
  };
  const exonyms = called(EXONYMS);
  const airportsCalled = called(AIRPORTS_CALLED);
  const around = widerOf();
  const stations = stationsOf();
  for (const city of allCities()) {
    const airports = city.airports.filter(({ active }) => active);
    const [main] = airports;
    if (!main) continue;
    const cityCode = city.code;
    const cityNames = [
      ...new Set([
        ...spelt([city.name, ...LANGUAGES.map((language) => cityName(cityCode, language))]),
        ...(exonyms.get(cityCode) ?? []),
      ]),
    ];
    const wider = around(city);
    const at = placesAround([...cityNames, cityCode.toLowerCase(), ...wider]);
    const weight =
      main.size + Math.min(10, airports.length * 2) + Math.min(9, Math.log10(1 + city.population));
    const add = (
      kind: NamedKind,
      id: string,
      names: readonly string[],
      iata: string | null = null,
      size = weight,
    ) =>
      index[kind].push(
        named({ kind, id, cityCode, iata }, { names, at, weight: size, ...(iata && { codes: [iata] }) }),
      );
    index.city.push(
      named(
        { kind: 'city' as const, id: `city:${cityCode}`, cityCode, iata: null },
        {
          names: cityNames,
          at: placesAround(wider),
          weight,
          // The code of a city with one airport is that of the airport.
          codes: airports.length > 1 ? [cityCode] : [],
        },
      ),
    );
    for (const airport of airports)
      add(
        'airport',
        `airport:${airport.code}`,
        [...namesOfAirport(airport, cityNames), ...(airportsCalled.get(airport.code) ?? [])],
        airport.code,
        airport.size,
      );
    const { areas = [], landmarks = [] } = worldCity(cityCode) ?? {};
    for (const { id, name } of areas) add('area', id, spellings(name));
    for (const { id, name, aliases } of landmarks) add('landmark', id, spelt([name, ...aliases]));
    for (const { id, name } of stations.get(cityCode) ?? []) {
      const names = spellings(name);
      add('station', `station:${id}`, [...names, ...names.map((each) => withoutCity(each, cityNames))]);
    }
  }
  return index;
}

let index: Index | undefined;

/** Every place of a kind. */
export const namedPlaces = (kind: NamedKind): readonly NamedPlace[] => (index ??= everyPlace())[kind];

/** Places for what somebody typed, of these kinds; of two that answer alike that of the earlier kind comes first. */
export const placesLike = (typed: string, kinds: readonly NamedKind[]): Answer<NamedPlace>[] =>
  namesLike(kinds.map(namedPlaces), typed);
