import { z } from 'zod/mini';

/** What Duffel takes, and nothing beside it: an unknown field, a missing one or a word of ours is refused. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const when = {
  check_in_date: day,
  check_out_date: day,
  rooms: z.int().check(z.minimum(1)),
  guests: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('adult') }),
        z.strictObject({ type: z.literal('child'), age: z.int().check(z.minimum(0), z.maximum(17)) }),
      ]),
    )
    .check(z.minLength(1)),
};
const point = z.strictObject({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});

export const SearchBody = z.union([
  z.strictObject({
    ...when,
    location: z.strictObject({
      radius: z.int().check(z.minimum(1), z.maximum(100)),
      geographic_coordinates: point,
    }),
  }),
  z.strictObject({
    ...when,
    accommodation: z.strictObject({ ids: z.array(z.string()).check(z.minLength(1)) }),
  }),
]);

export const QuoteBody = z.strictObject({ rate_id: z.string() });

/** Letters that hotels' systems take, as Duffel documents them for people's names. */
const name = z.string().check(z.regex(/^[A-Za-zÀ-ÖØ-öø-ÿĀ-ſ' -]{1,60}$/));

export const BookBody = z.strictObject({
  quote_id: z.string(),
  guests: z.array(z.strictObject({ given_name: name, family_name: name })).check(z.minLength(1)),
  email: z.email(),
  phone_number: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  accommodation_special_requests: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  metadata: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500))),
});
