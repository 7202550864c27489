import { z } from 'zod/mini';
import { inputRefusals } from '@/core/contract/refusals/input';
import { endpoint } from '@/core/contract';

/** Three letters: the IATA code of an airport, or of a city with several of them. */
export const PlaceCode = z.string().check(z.regex(/^[A-Z]{3}$/, inputRefusals.placeForm.reason));

/** An airport as it appears inside an offer. */
export const AirportRef = z.object({ code: z.string(), name: z.string(), city: z.string() });
export type AirportRef = z.output<typeof AirportRef>;

export const Airport = z.object({
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  countryShortCode: z.string(),
  /** IANA zone. */
  zone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Airport = z.output<typeof Airport>;

/**
 * A city and its airports. With `isCity` the group's own code may be searched too and means all of them;
 * otherwise the group holds one airport and has its code.
 */
export const AirportGroup = z.object({
  code: z.string(),
  city: z.string(),
  country: z.string(),
  countryShortCode: z.string(),
  isCity: z.boolean(),
  /** An airport whose code was typed comes first, then the larger ones. */
  airports: z.array(Airport),
});
export type AirportGroup = z.output<typeof AirportGroup>;

/** R194 */
export const searchAirports = endpoint({
  method: 'GET',
  path: '/api/v2/flight/airports',
  access: 'public',
  servicing: true,
  summary: 'Airports by code, name, city or country: an exact code first, then cities, larger ones first.',
  rate: 'search',
  query: z.strictObject({ search: z.string().check(z.maxLength(80)) }),
  response: z.object({ data: z.array(AirportGroup) }),
});
