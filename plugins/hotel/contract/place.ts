import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';

/** `point`: a part of the map that has no name. */
export const HOTEL_PLACE_KINDS = ['city', 'area', 'landmark', 'airport', 'hotel', 'point'] as const;

/** Somewhere to look for a stay, in the language of who asks. */
export const HotelPlace = z.object({
  id: z.string(),
  kind: z.enum(HOTEL_PLACE_KINDS),
  name: z.string(),
  /** Where it is: "Lisbon, Portugal". */
  context: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Kilometres to search around it. */
  radius: z.number(),
  /** ISO 3166 alpha-2. */
  country: z.string(),
  /** Of the reference data; empty where it is not known. */
  cityId: z.string(),
  /** Whose calendar arrivals go by there; absent in what older releases kept. */
  zone: z.optional(z.string()),
  /** Properties there, as far as it is known. */
  hotelCount: z.nullable(z.int()),
});
export type HotelPlace = z.output<typeof HotelPlace>;

export const AUTOSUGGEST_SIZE = 20;
/** Seconds (R253). */
export const LOCATION_SEARCH_CACHE = 10;

/** R251, R253 */
export const autosuggest = endpoint({
  method: 'GET',
  path: '/api/locationcontent/autosuggestV2',
  access: 'search',
  summary: 'Cities, areas, landmarks, airports and properties whose name is like what was typed.',
  query: z.strictObject({
    term: z.string().check(z.maxLength(120)),
    size: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(AUTOSUGGEST_SIZE))),
  }),
  response: z.object({ data: z.array(HotelPlace) }),
});

/** R252. Errors: 404 "Hotel not found" for an id that is no place's. */
export const locationOf = endpoint({
  method: 'GET',
  path: '/api/locationcontent/locationV2/{id}',
  access: 'search',
  summary: 'A place that was chosen, with its coordinates.',
  response: z.object({ data: HotelPlace }),
});

const POINT = /^at:(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?),(\d{1,2}(?:\.\d)?)$/;

/** The id of a part of the map: its middle and kilometres about it. */
export const placeIdOf = ({ lat, lon, radius }: { lat: number; lon: number; radius: number }): string =>
  `at:${Number(lat.toFixed(4))},${Number(lon.toFixed(4))},${Math.min(50, Math.max(1, Number(radius.toFixed(1))))}`;

/** The part of the map that an id names; null for any other id. */
export function pointOf(id: string): { latitude: number; longitude: number; radius: number } | null {
  const [, latitude, longitude, radius] = POINT.exec(id) ?? [];
  if (latitude === undefined || Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180)
    return null;
  return { latitude: Number(latitude), longitude: Number(longitude), radius: Number(radius) };
}
