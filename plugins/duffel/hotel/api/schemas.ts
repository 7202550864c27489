import { z } from 'zod/mini';
import { maybe, text } from '@/server/selling/supplier/outside/readable';

/**
 * What is read of Duffel's answers, and no more. Other fields may come and go; words that may grow in number are plain
 * strings; what is not needed may be missing. Lists are read item by item, where they are needed.
 */
const list = maybe(z.array(z.unknown()));

/** Amounts that a rate and its quote both have. */
const amounts = {
  total_amount: z.string(),
  total_currency: z.string(),
  tax_amount: text,
  tax_currency: text,
  fee_amount: text,
  fee_currency: text,
  due_at_accommodation_amount: text,
  due_at_accommodation_currency: text,
};

export const Rate = z.object({
  id: z.string().check(z.regex(/^rat_\w{1,200}$/)),
  ...amounts,
  board_type: text,
  payment_type: text,
  available_payment_methods: maybe(z.array(z.string())),
  cancellation_timeline: list,
  conditions: list,
  quantity_available: maybe(z.number()),
  loyalty_programme_required: maybe(z.boolean()),
  expires_at: text,
});
export type Rate = z.output<typeof Rate>;

export const Condition = z.object({ title: text, description: z.string() });

/** Until when how much comes back. */
export const Refund = z.object({ before: z.string(), refund_amount: z.string(), currency: z.string() });

export const Room = z.object({ name: text, beds: list, photos: list, rates: list });
export type Room = z.output<typeof Room>;
export const RoomBed = z.object({ type: z.string(), count: z.number() });
export const Photo = z.object({ url: z.string() });
export const AmenityGiven = z.object({ type: z.string() });

export const Accommodation = z.object({
  id: z.string().check(z.regex(/^acc_\w{1,200}$/)),
  name: z.string(),
  description: text,
  location: z.object({
    address: z.object({ line_one: text, postal_code: text, city_name: text, country_code: text }),
    geographic_coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
  rating: maybe(z.number()),
  review_score: maybe(z.number()),
  review_count: maybe(z.number()),
  phone_number: text,
  check_in_information: maybe(z.object({ check_in_after_time: text, check_out_before_time: text })),
  chain: maybe(z.object({ name: text })),
  amenities: list,
  photos: list,
  rooms: list,
});
export type Accommodation = z.output<typeof Accommodation>;

export const SearchResult = z.object({
  id: z.string().check(z.regex(/^\w{1,200}$/)),
  cheapest_rate_total_amount: text,
  cheapest_rate_currency: text,
  accommodation: Accommodation,
});
export type SearchResult = z.output<typeof SearchResult>;
export const SearchResults = z.object({ results: z.array(z.unknown()) });

export const Quote = z.object({
  id: z.string().check(z.regex(/^quo_\w{1,200}$/)),
  ...amounts,
  deposit_amount: text,
  check_in_date: z.string(),
  check_out_date: z.string(),
  rooms: z.number(),
  accommodation: Accommodation,
});
export type Quote = z.output<typeof Quote>;

/** It stands at the property; at the booking only of old. */
const KeyCollection = maybe(z.object({ instructions: text }));

export const Booking = z.object({
  id: z.string().check(z.regex(/^bok_\w{1,200}$/)),
  status: z.string(),
  reference: text,
  cancelled_at: text,
  key_collection: KeyCollection,
  accommodation: maybe(z.object({ key_collection: KeyCollection })),
  metadata: maybe(z.record(z.string(), z.unknown())),
});
export type Booking = z.output<typeof Booking>;
export const Bookings = z.array(z.unknown());
