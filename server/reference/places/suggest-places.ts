import { type Language, type Place, PLACE_KINDS, type PlaceKind } from '@/core/contract';
import { airportName, cityName } from '../place-names';
import { fold, suggestPlaces } from '../suggest';
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

const wordStart = (name: string, text: string) => name.startsWith(text) || name.includes(` ${text}`);

/**
 * For what somebody typed: stations whose name it begins, then of each city the city itself, its airports and its
 * stations; an airport whose code was typed comes first.
 */
export function placesFor(
  typed: string,
  language: Language,
  kinds: readonly PlaceKind[] = PLACE_KINDS,
): Place[] {
  const text = fold(typed);
  const called = STATIONS.filter(
    ({ name, cityCode }) =>
      text.length > 2 &&
      wordStart(fold(name), text) &&
      ![fold(cityName(cityCode, 'en')), fold(cityName(cityCode, language))].some((city) =>
        city.startsWith(text),
      ),
  );
  const found = suggestPlaces(typed, CITIES).flatMap(({ city, airports }): KnownPlace[] => {
    const byCode = airports.filter(({ code }) => code.toLowerCase() === text);
    const others = airports.filter((airport) => !byCode.includes(airport));
    return [
      ...byCode.map(placeOfAirport),
      placeOfCity(city),
      ...others.map(placeOfAirport),
      ...STATIONS.filter(({ cityCode }) => cityCode === city.code).map(placeOfStation),
    ];
  });
  const all = new Map([...called.map(placeOfStation), ...found].map((place) => [place.id, place]));
  return [...all.values()]
    .filter(({ kind }) => kinds.includes(kind))
    .slice(0, LIMIT)
    .map((place) => placeIn(place, language));
}
