import airportText from './data/airports.json?raw';
import cityText from './data/cities.json?raw';

export interface Airport {
  readonly code: string;
  readonly name: string;
  readonly cityCode: string;
  readonly city: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** IANA. */
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** 1 to 100: how much goes on there, compared with others. */
  readonly size: number;
  readonly active: boolean;
}

export interface City {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  /** Thousands. */
  readonly population: number;
  readonly active: boolean;
  /** Of its centre. */
  readonly latitude: number;
  readonly longitude: number;
  /** Its state (`OR`) in countries whose cities are told apart by it; null elsewhere. */
  readonly state: string | null;
  /** The main airport first. */
  readonly airports: readonly Airport[];
}

type AirportRow = [string, string, string, string, string, number, number, number, 0 | 1];
type CityRow = [string, string, string, number, 0 | 1, number, number, string?];

const cityRows = new Map((JSON.parse(cityText) as CityRow[]).map((row) => [row[0], row]));
const airports = new Map<string, Airport>(
  (JSON.parse(airportText) as AirportRow[]).map(
    ([code, name, cityCode, country, zone, latitude, longitude, size, active]) => [
      code,
      {
        code,
        name,
        cityCode,
        city: cityRows.get(cityCode)![1],
        country,
        zone,
        latitude,
        longitude,
        size,
        active: active === 1,
      },
    ],
  ),
);

const byCity = new Map<string, Airport[]>();
for (const airport of airports.values()) {
  const group = byCity.get(airport.cityCode);
  if (group) group.push(airport);
  else byCity.set(airport.cityCode, [airport]);
}
for (const group of byCity.values()) group.sort((a, b) => b.size - a.size);

const cities = new Map<string, City>(
  [...cityRows.values()].map(
    ([code, name, country, population, active, latitude, longitude, state = null]) => [
      code,
      {
        code,
        name,
        country,
        population,
        active: active === 1,
        latitude,
        longitude,
        state,
        airports: byCity.get(code) ?? [],
      },
    ],
  ),
);

export const allAirports = (): Iterable<Airport> => airports.values();
export const allCities = (): Iterable<City> => cities.values();
export const findAirport = (code: string): Airport | undefined => airports.get(code);
export const findCity = (code: string): City | undefined => cities.get(code);

/** The airports in service that a place code stands for: all of a city's, or the one of that code. Empty when unknown. */
export function airportsOf(place: string): readonly Airport[] {
  const city = cities.get(place);
  if (city) return city.airports.filter((airport) => airport.active);
  const airport = airports.get(place);
  return airport?.active ? [airport] : [];
}

const EARTH_KM = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along the great circle. */
export function distanceBetween(
  a: Pick<Airport, 'latitude' | 'longitude'>,
  b: Pick<Airport, 'latitude' | 'longitude'>,
): number {
  const [lat1, lat2] = [radians(a.latitude), radians(b.latitude)];
  const h =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
