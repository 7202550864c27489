import { airportsOf, findCity } from '../airports';
import { CITY_FACTS } from './city-facts';

export type CityKind = 'beach' | 'city' | 'mountain' | 'island';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A district; its properties lie within `radius` km of the middle. */
export interface Area extends Point {
  readonly id: string;
  readonly name: string;
  readonly radius: number;
}

export interface Landmark extends Point {
  readonly id: string;
  readonly name: string;
  /** What else people call it. */
  readonly aliases: readonly string[];
}

export interface WorldCity extends Point {
  /** The code of the city in the reference data. */
  readonly id: string;
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly kind: CityKind;
  /** Net price of an ordinary night in an ordinary place, in US dollars. */
  readonly night: number;
  readonly areas: readonly Area[];
  readonly landmarks: readonly Landmark[];
  /** The main one first. */
  readonly airports: readonly string[];
  /** IANA. */
  readonly zone: string;
}

const slug = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\W+/g, '-');

function cityOf(line: string): WorldCity {
  const [id = '', country = '', kind, night, areas = '', landmarks = ''] = line.split('|');
  const city = findCity(id);
  if (!city) throw new Error(`No city ${id} in the reference data`);
  const airports = airportsOf(id);
  return {
    id,
    name: city.name,
    country,
    kind: kind as CityKind,
    night: Number(night),
    latitude: city.latitude,
    longitude: city.longitude,
    areas: areas.split(';').map((area) => {
      const words = area.split(' ');
      const [latitude = 0, longitude = 0, radius = 0] = words.slice(-3).map(Number);
      const name = words.slice(0, -3).join(' ');
      return { id: `${id}-${slug(name)}`, name, latitude, longitude, radius };
    }),
    landmarks: landmarks.split(';').map((landmark) => {
      const words = landmark.split(' ');
      const [latitude = 0, longitude = 0] = words.slice(-2).map(Number);
      const [name = '', ...aliases] = words.slice(0, -2).join(' ').split('~');
      return { id: `${id}-at-${slug(name)}`, name, aliases, latitude, longitude };
    }),
    airports: airports.map(({ code }) => code),
    zone: airports[0]?.zone ?? 'UTC',
  };
}

export const WORLD_CITIES: readonly WorldCity[] = CITY_FACTS.trim().split('\n').map(cityOf);

const byId = new Map(WORLD_CITIES.map((city) => [city.id, city]));

export const worldCity = (id: string): WorldCity | undefined => byId.get(id);
