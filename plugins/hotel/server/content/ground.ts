import type { Language } from '@/core/contract';
import { airportName, airportsOf, cityName } from '@/server/reference';
import type { HotelGround } from '../../contract/hotel-page';
import type { HotelCity, Point } from './cities';
import { landAbout } from './coasts';
import { cityAbout } from './zone-near';

/** What a map of a city is drawn from: its shores, its areas, and what is known there. */
export const groundOf = (city: HotelCity, language: Language): HotelGround => ({
  name: cityName(city.id, language),
  land: landAbout(city)?.map((ring) => ring.map(([east, north]) => [east, north])) ?? null,
  areas: city.areas.map(({ name, latitude, longitude, radius }) => ({ name, latitude, longitude, radius })),
  marks: [
    ...city.landmarks.map(({ name, latitude, longitude }) => ({
      name,
      latitude,
      longitude,
      kind: 'landmark' as const,
    })),
    ...airportsOf(city.id).map(({ code, latitude, longitude }) => ({
      ...{ name: airportName(code, language), latitude, longitude },
      kind: 'airport' as const,
    })),
  ],
});

/** The ground about a property; null of one that is in no city that is known here. */
export function groundAbout(place: Point, language: Language): HotelGround | null {
  const city = cityAbout(place);
  return city && groundOf(city, language);
}
