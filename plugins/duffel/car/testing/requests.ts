import { z } from 'zod/mini';

/**
 * What Duffel takes, and nothing beside it: an unknown field, a missing one or a word of ours is refused. Witness:
 * duffel-api-javascript, src/Cars/CarsTypes.ts `CarsSearchParams`, Quotes.ts `create`, Bookings.ts `CarsBookingPayload`.
 */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const place = z.strictObject({
  radius: z.optional(z.number().check(z.minimum(1), z.maximum(100))),
  geographic_coordinates: z.strictObject({
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
});

export const SearchBody = z.strictObject({
  pickup_date: day,
  pickup_time: time,
  dropoff_date: day,
  dropoff_time: time,
  pickup_location: place,
  dropoff_location: place,
  driver: z.strictObject({
    age: z.int().check(z.minimum(18), z.maximum(99)),
    residence_country_code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  }),
});
export type SearchBody = z.output<typeof SearchBody>;

export const QuoteBody = z.strictObject({ rate_id: z.string() });

/** Letters that Duffel documents for people's names. */
const name = z.string().check(z.regex(/^[A-Za-zÀ-ÖØ-öø-ÿĀ-ſ' -]{1,60}$/));

export const BookBody = z.strictObject({
  quote_id: z.string(),
  driver: z.strictObject({
    given_name: name,
    family_name: name,
    email: z.email(),
    phone_number: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
    date_of_birth: day,
  }),
  inbound_flight_number: z.optional(z.string().check(z.regex(/^[A-Z0-9]{2}\d{1,4}$/))),
  metadata: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500))),
});
