import type { Language } from '@/core/contract';
import { nearestCity } from '@/server/reference/world/zone-near';
import { type HotelPlace, pointOf } from '../../contract';
import { bareCity, type Places } from './places';

/** A part of the map, called by the city that is nearest. */
function partOfMap(places: Places, id: string, language: Language): HotelPlace | null {
  const point = pointOf(id);
  const city = point && nearestCity(point);
  const near = city && places.of(city.id, language);
  return near ? { ...near, ...point, id, kind: 'point', hotelCount: null } : null;
}

export const suggestedOf = (places: Places, id: string, language: Language): HotelPlace | null =>
  places.of(id, language) ?? bareCity(id, language) ?? partOfMap(places, id, language);
