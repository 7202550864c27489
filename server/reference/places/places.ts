import type { Place } from '@/core/contract';
import { type Airport, type City, findAirport, findCity } from '../airports';
import { STATIONS, type Station } from './stations';

/** A place in English, with how much goes on there, 1 to 100. */
export interface KnownPlace extends Place {
  readonly cityCode: string;
  readonly size: number;
}

export const placeOfAirport = (airport: Airport): KnownPlace => ({
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
export const placeOfCity = (city: City): KnownPlace => ({
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

export function placeOfStation(station: Station): KnownPlace {
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
export function findPlace(id: string): KnownPlace | undefined {
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
