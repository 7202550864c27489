import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';

/** Where a car may be picked up: in a city, at an airport, at a railway station. */
export const CAR_PLACE_KINDS = ['city', 'airport', 'station'] as const;
export const CarPlaceKind = z.enum(CAR_PLACE_KINDS);
export type CarPlaceKind = z.output<typeof CarPlaceKind>;

/** A place on the map, as people know it. Its id is such as `airport:LIS`: stable, for the address of a page. */
export const CarPlace = z.object({
  id: z.string(),
  kind: CarPlaceKind,
  name: z.string(),
  city: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string(),
  /** IATA code of an airport. */
  iata: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA; the times of a rental are those of clocks there. */
  zone: z.string(),
});
export type CarPlace = z.output<typeof CarPlace>;

export const findCarPlaces = endpoint({
  method: 'GET',
  path: '/api/car-rental/places',
  access: 'public',
  summary: 'Cities, airports and railway stations for what was typed, or those with the given ids.',
  rate: 'search',
  query: z
    .strictObject({
      search: z.optional(z.string().check(z.maxLength(80))),
      /** Ids of places, separated by commas: what an address holds becomes places again. */
      ids: z.optional(z.string().check(z.maxLength(200))),
    })
    .check(
      z.refine(
        ({ search, ids }) => (search === undefined) !== (ids === undefined),
        'Pass either search or ids',
      ),
    ),
  response: z.object({ data: z.array(CarPlace) }),
});

/** R289: the countries that a driver may live in. */
export const findCountries = endpoint({
  method: 'GET',
  path: '/api/car-rental/findCountries/EN',
  access: 'public',
  summary: 'Countries of residence: English name and ISO 3166 alpha-2 code.',
  response: z.array(z.object({ name: z.string(), code: z.string() })),
});
