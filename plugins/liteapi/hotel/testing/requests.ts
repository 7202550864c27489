import { z } from 'zod/mini';

/** What LiteAPI takes, and nothing beside it: `requestBody` of each operation, as far as it is sent. */
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const words = z.string().check(z.minLength(1));

/** search.json, `POST /hotels/rates` */
export const RatesBody = z.strictObject({
  hotelIds: z.array(words).check(z.minLength(1)),
  occupancies: z
    .array(
      z.strictObject({
        adults: z.int().check(z.minimum(1)),
        children: z.array(z.int().check(z.minimum(0), z.maximum(17))),
      }),
    )
    .check(z.minLength(1)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  guestNationality: z.string().check(z.regex(/^[A-Z]{2}$/)),
  checkin: day,
  checkout: day,
  timeout: z.int(),
  maxRatesPerHotel: z.optional(z.int()),
  roomMapping: z.boolean(),
  margin: z.literal(0),
});
export type RatesBody = z.output<typeof RatesBody>;

/** booking.json, `POST /rates/prebook` */
export const PrebookBody = z.strictObject({ offerId: words, usePaymentSdk: z.literal(false) });

/** booking.json, `POST /rates/book` */
const person = { firstName: words, lastName: words, email: z.email(), phone: words };
export const BookBody = z.strictObject({
  prebookId: words,
  clientReference: words,
  holder: z.strictObject(person),
  guests: z
    .array(
      z.strictObject({
        ...person,
        occupancyNumber: z.int().check(z.minimum(1)),
        remarks: z.optional(words),
      }),
    )
    .check(z.minLength(1)),
  payment: z.strictObject({ method: z.enum(['ACC_CREDIT_CARD', 'WALLET', 'CREDIT']) }),
});

/** static.json, `GET /data/hotels` */
export const NamedQuery = z.strictObject({ hotelIds: words, language: words });
export const PropertiesQuery = z.strictObject({
  latitude: words,
  longitude: words,
  radius: z.string().check(z.regex(/^[1-9]\d{3,}$/)),
  limit: z.string().check(z.regex(/^\d{1,4}$/)),
  language: words,
});
