import { type Language, type Place, PLACE_KINDS, type PlaceKind } from '@/core/contract';
import { airportName, cityName } from '../place-names';
import { suggestCities } from '../suggest';
import { findPlace, type KnownPlace, placeOfAirport, placeOfCity, placeOfStation } from './places';
import { STATIONS } from './stations';

const CITIES = 6;
const LIMIT = 12;

/** The name of a place and of its city in a language; stations are called as they are where they stand. */
export const nameOf = (place: Pick<Place, 'id' | 'kind' | 'name'>, language: Language) => {
  const known = findPlace(place.id);
  if (!known) return { name: place.name };
  const city = cityName(known.cityCode, language);
  const name =
    known.kind === 'airport' ? airportName(known.iata!, language) : known.kind === 'city' ? city : known.name;
  return { name, city };
};

export const placeIn = ({ cityCode: _, size: __, ...place }: KnownPlace, language: Language): Place => ({
  ...place,
  ...nameOf(place, language),
});

/**
 * For what somebody typed, of each city: what was named of it (an airport by its code, a station), then the city itself,
 * its airports and its stations.
 */
export function placesFor(
  typed: string,
  language: Language,
  kinds: readonly PlaceKind[] = PLACE_KINDS,
): Place[] {
  const found = suggestCities(typed, PLACE_KINDS, CITIES).flatMap(
    ({ city, airports, named }): KnownPlace[] => {
      const first = named && findPlace(named.id);
      return [
        ...(first ? [first] : []),
        placeOfCity(city),
        ...airports.map(placeOfAirport),
        ...STATIONS.filter(({ cityCode }) => cityCode === city.code).map(placeOfStation),
      ];
    },
  );
  return [...new Map(found.map((place) => [place.id, place])).values()]
    .filter(({ kind }) => kinds.includes(kind))
    .slice(0, LIMIT)
    .map((place) => placeIn(place, language));
}
