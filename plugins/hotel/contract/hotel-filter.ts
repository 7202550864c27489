import { z } from 'zod/mini';
import { HOTEL_PAYMENTS } from './hotel-offer';
import { HOTEL_LIST_SORT, HOTEL_ORDERS } from './hotel-search';
import { HOTEL_RESULT_FILTER } from './results-rules';
import { ACCESSIBILITY, AMENITIES, BEDS, BOARDS, PROPERTY_KINDS } from './vocabulary';

const few = <Value extends z.core.$ZodType>(value: Value) =>
  z.optional(z.array(value).check(z.maxLength(60)));
const code = z.string().check(z.minLength(1), z.maxLength(80));

/** R256: which part of what was found, in which order. */
export const HotelResultFilter = z.strictObject({
  from: z._default(z.int().check(z.minimum(0)), HOTEL_RESULT_FILTER.from),
  size: z._default(
    z.int().check(z.minimum(1), z.maximum(HOTEL_RESULT_FILTER.size)),
    HOTEL_RESULT_FILTER.size,
  ),
  sortBy: z._default(z.enum(Object.values(HOTEL_ORDERS)), HOTEL_LIST_SORT),
  /** Answers that the caller has seen (`answered`): the call waits up to two seconds for one more. */
  seen: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
});

/** R258: what hotels may be narrowed by. Terms of a rate are asked of one choice together. */
export const HotelFilter = z.extend(HotelResultFilter, {
  name: z.optional(z.string().check(z.maxLength(80))),
  /** Of the whole stay with what is paid at the property, minor units of the search's currency; both ends count. */
  minTotal: z.optional(z.int().check(z.minimum(0))),
  maxTotal: z.optional(z.int().check(z.minimum(0))),
  /** Whole stars; halves count down. */
  stars: few(z.int().check(z.minimum(0), z.maximum(5))),
  /** Guests' score at least. */
  score: z.optional(z.number().check(z.minimum(0), z.maximum(10))),
  freeCancellation: z.optional(z.boolean()),
  boards: few(z.enum(BOARDS)),
  payments: few(z.enum(HOTEL_PAYMENTS)),
  beds: few(z.enum(BEDS)),
  kinds: few(z.enum(PROPERTY_KINDS)),
  areas: few(code),
  chains: few(code),
  /** Kilometres at most. */
  distance: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  /** Each has to be there. */
  amenities: few(z.enum(AMENITIES)),
  accessibility: few(z.enum(ACCESSIBILITY)),
});
export type HotelFilter = z.output<typeof HotelFilter>;
