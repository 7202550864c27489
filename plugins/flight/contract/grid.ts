import { z } from 'zod/mini';
import { endpoint, Money } from '@/core/contract';
import { PlaceCode } from './airport';
import { IsoDate } from './date';
import { SearchCabin } from './flight-search';
import { TravellerCounts } from './traveller';

/** Days before and after the searched dates. */
export const GRID_REACH = 3;

/** The lowest price for one pair of dates; null where nothing flies. */
export const GridPrice = z.object({
  departureDate: IsoDate,
  /** Null for one way. */
  returnDate: z.nullable(IsoDate),
  lowest: z.nullable(Money),
});
export type GridPrice = z.output<typeof GridPrice>;

/** As open as the search itself (G33). Past dates and returns before the departure are left out. */
export const getDateGrid = endpoint({
  method: 'POST',
  path: '/api/v2/flight/dateGrid',
  access: 'search',
  summary: 'The lowest price for the dates around those of a one-way or round-trip search.',
  rate: 'search',
  costly: true,
  forClient: true,
  body: z.strictObject({
    origin: PlaceCode,
    destination: PlaceCode,
    departureDate: IsoDate,
    returnDate: z.optional(IsoDate),
    travellers: TravellerCounts,
    cabin: z._default(SearchCabin, 'NoPreference'),
  }),
  response: z.object({ data: z.array(GridPrice) }),
});
