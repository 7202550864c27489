import { allAirports, allCities, distanceBetween, findAirport, findCity } from '@/server/reference';
import type { CarPlace } from '../../contract';
import { STATIONS, type Station } from './stations';

/** A place in English, with how much goes on there, 1 to 100. */
export interface Place extends CarPlace {
  readonly cityCode: string;
  readonly size: number;
}

type Airport = NonNullable<ReturnType<typeof findAirport>>;
type City = NonNullable<ReturnType<typeof findCity>>;

export const placeOfAirport = (airport: Airport): Place => ({
  id: `airport:${airport.code}`,
  kind: 'airport',
  name: airport.name,
  city: airport.city,
  cityCode: airport.cityCode,
  country: airport.country,
  iata: airport.code,
  latitude: airport.latitude,
  longitude: airport.longitude,
  zone: airport.zone,
  size: airport.size,
});

/** The clocks of a city are those of its main airport. */
export const placeOfCity = (city: City): Place => ({
  id: `city:${city.code}`,
  kind: 'city',
  name: city.name,
  city: city.name,
  cityCode: city.code,
  country: city.country,
  iata: null,
  latitude: city.latitude,
  longitude: city.longitude,
  zone: city.airports[0]!.zone,
  size: city.airports[0]!.size,
});

export function placeOfStation(station: Station): Place {
  const city = placeOfCity(findCity(station.cityCode)!);
  return {
    ...city,
    id: `station:${station.id}`,
    kind: 'station',
    name: station.name,
    latitude: station.latitude,
    longitude: station.longitude,
  };
}

const stations = new Map(STATIONS.map((station) => [station.id, station]));

/** The place of an id; undefined for one that is none. */
export function findPlace(id: string): Place | undefined {
  const [kind, code = ''] = id.split(':');
  if (kind === 'airport') {
    const airport = findAirport(code);
    return airport?.active ? placeOfAirport(airport) : undefined;
  }
  if (kind === 'city') {
    const city = findCity(code);
    return city?.active && city.airports.length > 0 ? placeOfCity(city) : undefined;
  }
  const station = kind === 'station' ? stations.get(code) : undefined;
  return station && placeOfStation(station);
}

/** Airports with enough coming and going for a desk. */
const DESK_SIZE = 5;
/** Thousands of people in a city that has an office of its own. */
const OFFICE_PEOPLE = 120;

let counters: readonly Place[] | undefined;

/** Every place where cars are handed over. */
function allDesks(): readonly Place[] {
  return (counters ??= [
    ...[...allAirports()].filter(({ active }) => active).map(placeOfAirport),
    ...[...allCities()]
      .filter(
        ({ active, airports, population }) => active && airports.length > 0 && population >= OFFICE_PEOPLE,
      )
      .map(placeOfCity),
    ...STATIONS.map(placeOfStation),
  ].filter(({ kind, size }) => kind !== 'airport' || size >= DESK_SIZE));
}

export interface Near {
  readonly place: Place;
  /** Kilometres. */
  readonly distance: number;
}

/**
 * Kilometres that are looked around a place; around an airport or a station less. Whoever finds no airport there is shown the
 * nearest one.
 */
const AROUND = 25;
const AROUND_DESK = 5;
/** So near is at it. */
const AT = 2;
const TO_AIRPORT = 70;
const DEGREE = 111.2;

/** Where cars are handed over near a point on earth, the nearest first. */
export function countersNear(at: { latitude: number; longitude: number }): Near[] {
  const near = allDesks()
    .filter(({ latitude }) => Math.abs(latitude - at.latitude) * DEGREE <= TO_AIRPORT)
    .map((place) => ({ place, distance: distanceBetween(place, at) }))
    .filter(({ distance }) => distance <= TO_AIRPORT)
    .sort((a, b) => a.distance - b.distance || (a.place.id < b.place.id ? -1 : 1));
  const [nearest] = near;
  const isDesk = nearest !== undefined && nearest.place.kind !== 'city' && nearest.distance <= AT;
  const around = near.filter(({ distance }) => distance <= (isDesk ? AROUND_DESK : AROUND));
  return around.some(({ place }) => place.kind === 'airport')
    ? around
    : [
        ...around,
        ...near
          .filter(({ place }) => place.kind === 'airport' && !around.some((each) => each.place === place))
          .slice(0, 1),
      ];
}
