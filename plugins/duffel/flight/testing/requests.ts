import { z } from 'zod/mini';

/**
 * What Duffel takes as a search, and nothing beside it. Witness: duffel-api-javascript, OfferRequestsTypes.ts
 * `CreateOfferRequest`, and the reference of offer requests: a passenger has either a type or an age.
 */
const code = z.string().check(z.regex(/^[A-Z]{3}$/));

export const SearchBody = z.strictObject({
  slices: z
    .array(
      z.strictObject({
        origin: code,
        destination: code,
        departure_date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      }),
    )
    .check(z.minLength(1)),
  passengers: z
    .array(
      z.union([
        z.strictObject({ type: z.enum(['adult', 'child', 'infant_without_seat']) }),
        z.strictObject({ age: z.int().check(z.minimum(0), z.maximum(130)) }),
      ]),
    )
    .check(z.minLength(1)),
  cabin_class: z.optional(z.enum(['economy', 'premium_economy', 'business', 'first'])),
  max_connections: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
});
export type SearchBody = z.output<typeof SearchBody>;
