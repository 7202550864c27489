import type { Language } from '@/core/contract';
import { airportName, airportsOf, distanceBetween } from '@/server/reference';
import type { HotelNear } from '../contract/hotel-page';
import { type Point, worldCity } from '@/server/reference/world/cities';

/** The landmarks and airports of a property's city, the nearest first. */
export function nearOf(hotel: Point & { readonly cityId: string }, language: Language = 'en'): HotelNear[] {
  const landmarks = (worldCity(hotel.cityId)?.landmarks ?? []).map((place) => ({
    ...place,
    kind: 'landmark' as const,
  }));
  const airports = airportsOf(hotel.cityId).map(({ code, latitude, longitude }) => ({
    ...{ id: code, name: airportName(code, language), latitude, longitude },
    kind: 'airport' as const,
  }));
  return [...landmarks, ...airports]
    .map(({ id, name, kind, latitude, longitude }) => ({
      ...{ id, name, kind, latitude, longitude },
      distance: Number(distanceBetween(hotel, { latitude, longitude }).toFixed(1)),
    }))
    .sort((a, b) => a.distance - b.distance);
}
