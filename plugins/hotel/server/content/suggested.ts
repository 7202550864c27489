import type { Language } from '@/core/contract';
import { findPlace, placeIn, placesFor } from '@/server/reference';
import { type HotelPlace, pointOf } from '../../contract';
import { nearestCity } from '@/server/reference/world/zone-near';
import { worldCity } from '@/server/reference/world/cities';
import { countryIn } from '@/server/reference/world/country-in';
import { findPlaces, placeOf } from './places';

const CITY_RADIUS = 30;

/** A city of the reference data where the embedded suppliers have nothing. */
function bareCity(id: string, language: Language): HotelPlace | null {
  const known = findPlace(id);
  if (!known || known.kind !== 'city') return null;
  const { name, country, latitude, longitude, cityCode } = { ...known, ...placeIn(known, language) };
  return {
    ...{ id, kind: 'city', name, latitude, longitude, country, cityId: cityCode },
    context: countryIn(country, language),
    radius: CITY_RADIUS,
    hotelCount: 0,
  };
}

/** The places that a typed text may mean: those with properties first, then other cities. */
export function suggested(term: string, language: Language, size: number): HotelPlace[] {
  const found = findPlaces(term, language, size);
  if (found.length >= size) return found;
  const others = placesFor(term, language, ['city'])
    .map(({ id }) => bareCity(id, language))
    .filter((place) => place !== null)
    .filter(({ cityId }) => !worldCity(cityId));
  return [...found, ...others].slice(0, size);
}

/** A part of the map, called by the city that is nearest. */
function partOfMap(id: string, language: Language): HotelPlace | null {
  const point = pointOf(id);
  const city = point && nearestCity(point);
  const near = city && placeOf(city.id, language);
  return near ? { ...near, ...point, id, kind: 'point', hotelCount: null } : null;
}

export const suggestedOf = (id: string, language: Language): HotelPlace | null =>
  placeOf(id, language) ?? bareCity(id, language) ?? partOfMap(id, language);
