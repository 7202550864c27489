import { z } from 'zod/mini';
import { endpoint, Money, SupplierReport } from '@/core/contract';
import { HotelFilter, HotelResultFilter } from './hotel-filter';
import { HotelOffer } from './hotel-offer';
import { HotelSearch } from './hotel-search';
import { AMENITIES } from './vocabulary';

/** Seals the search itself; good for half an hour, for the agency that began it. */
export const CorrelationId = z.string().check(z.minLength(1), z.maxLength(4000));

/** A page of what was found so far. */
export const HotelResults = z.object({
  hotels: z.array(HotelOffer),
  /** All that was found so far and passes. */
  hotelCount: z.int(),
  /** Names the next page; null on the last one. */
  nextPage: z.nullable(z.string()),
  hasMore: z.boolean(),
  /** Nothing more will come (R255). */
  pollCompleted: z.boolean(),
  /** How many answers have come, parts of one and failures too. */
  answered: z.int(),
  /** What properties of the search have. */
  facilities: z.array(z.enum(AMENITIES)),
  /** Kilometres of the farthest of them. */
  maxDistance: z.number(),
  /** R281 */
  showPublishedPrice: z.boolean(),
  suppliers: z.array(SupplierReport),
});
export type HotelResults = z.output<typeof HotelResults>;

/**
 * R244 to R250. Answers once the first supplier has, or after a second. Errors: 422 with the field, as `HotelSearch` says;
 * 502 "No hotel vendor found" when nobody sells hotels here.
 */
export const searchHotels = endpoint({
  method: 'POST',
  path: '/api/v2/hotel/searchasync',
  access: 'search',
  summary: 'Begins a search for stays, which goes on after it was answered.',
  rate: 'search',
  costly: true,
  forClient: true,
  body: HotelSearch,
  response: z.object({
    data: z.extend(HotelResults, {
      corelationid: z.string(),
      /** Where filters are posted (R258). */
      filterUrl: z.string(),
    }),
  }),
});

const query = z.strictObject({ corelationid: CorrelationId });

/**
 * R255, R256. Errors: 410 "Session expired or invalid, please search again"; once it is completed, 404 "No search result"
 * is no error but an empty page; 502 when no supplier answered at all.
 */
export const followHotels = endpoint({
  method: 'POST',
  path: '/api/v2/hotel/searchasync/search',
  access: 'search',
  summary: 'A page of what a search has found so far.',
  forClient: true,
  query,
  body: HotelResultFilter,
  response: z.object({ data: HotelResults }),
});

/** R258: its address comes with the search. Errors as `followHotels`. */
export const filterHotels = endpoint({
  method: 'POST',
  path: '/api/v2/hotel/searchasync/filter',
  access: 'search',
  summary: 'A page of what a search has found and what passes the filters.',
  forClient: true,
  query,
  body: HotelFilter,
  response: z.object({ data: HotelResults }),
});

/** The same stay some days earlier or later. */
export const NearbyStay = z.object({
  start: z.string(),
  end: z.string(),
  /** The lowest price there is with what is paid at the property; null when nothing is to be had. */
  from: z.nullable(Money),
});
export type NearbyStay = z.output<typeof NearbyStay>;

/** Days that a flexible search may move, each way. */
export const HOTEL_FLEXIBLE_DAYS = [1, 2, 3] as const;

/** Errors as `searchHotels`. Stays that begin before today are left out. */
export const nearbyStays = endpoint({
  method: 'POST',
  path: '/api/v2/hotel/nearby-stays',
  access: 'search',
  summary: 'What the same stay costs at least some days earlier and later.',
  rate: 'search',
  costly: true,
  forClient: true,
  body: z.strictObject({
    search: HotelSearch,
    days: z.int().check(z.minimum(1), z.maximum(3)),
  }),
  response: z.object({ data: z.array(NearbyStay) }),
});
