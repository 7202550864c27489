import type { Language } from '@/core/contract';
import { type HotelPlace, pointOf } from '../../contract';
import { nearestCity } from '@/server/reference/world/zone-near';
import { bareCity, placeOf } from './places';

/** A part of the map, called by the city that is nearest. */
function partOfMap(id: string, language: Language): HotelPlace | null {
  const point = pointOf(id);
  const city = point && nearestCity(point);
  const near = city && placeOf(city.id, language);
  return near ? { ...near, ...point, id, kind: 'point', hotelCount: null } : null;
}

export const suggestedOf = (id: string, language: Language): HotelPlace | null =>
  placeOf(id, language) ?? bareCity(id, language) ?? partOfMap(id, language);
