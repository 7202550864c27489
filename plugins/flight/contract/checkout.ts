import { z } from 'zod/mini';
import {
  BookingProgress,
  IdempotencyKey,
  endpoint,
  Language,
  MarkupInput,
  Money,
  PaymentInput,
  Price,
} from '@/core/contract';
import { Extras, PricedExtras } from './extras';
import { FareFamily, FlightOffer } from './offer';
import { BillingAddress, Contact, Traveller, TravellerCounts } from './traveller';

export { MarkupInput } from '@/core/contract';

/** The price of now, held until `expiresAt`. */
export const RepricedOffer = z.object({
  quoteId: z.string(),
  price: Price,
  /** What the caller had on screen. */
  previousTotal: Money,
  /** The total is another one than `previousTotal`: show both and ask (rule 16 of the experience guide). */
  changed: z.boolean(),
  /** ISO, UTC. */
  expiresAt: z.string(),
  /** Present when the fare may be reserved now and paid by then, ISO UTC (`holdFlight`). */
  payLater: z.optional(z.object({ until: z.string() })),
  offer: FlightOffer,
  fareFamily: FareFamily,
  /** What was chosen beside the fare, and what each of it costs; part of the price's total. */
  extras: z.optional(PricedExtras),
});
export type RepricedOffer = z.output<typeof RepricedOffer>;

/** Errors: 409 or 410 `OFFER_GONE` when it is sold out, 502 `UPSTREAM_FAILED` "Flight reprice failed". */
export const repriceOffer = endpoint({
  method: 'POST',
  path: '/api/v2/flight/reprice',
  access: 'user',
  summary: 'Asks the supplier for the price of now and holds it for the caller.',
  rate: 'search',
  body: z.strictObject({
    offerId: z.string().check(z.minLength(1), z.maxLength(4000)),
    travellers: TravellerCounts,
    expectedTotal: Money,
    /** Id of the plugin whose protection the traveller chose; the answer's price has it (SEC-34). */
    protection: z.optional(z.string().check(z.maxLength(40))),
    /** Seats and bags, priced here; 422 with `extras.seats.<index>` for one that cannot be had (SEC-34). */
    extras: z.optional(Extras),
    /** Staff only, 403 for others: instead of the agency's markup, 0 < value <= 100 whatever the type (R224, G11, G70). */
    markup: z.optional(MarkupInput),
  }),
  response: z.object({ data: RepricedOffer }),
});

export const FlightBookingRequest = z.strictObject({
  quoteId: z.string().check(z.minLength(1), z.maxLength(100)),
  /** The total on the traveller's screen; never more is charged (INV-5). */
  acceptedTotal: Money,
  travellers: z.array(Traveller).check(z.minLength(1), z.maxLength(15)),
  contact: Contact,
  billing: BillingAddress,
  payment: PaymentInput,
  language: Language,
  /** Instead of the Idempotency-Key header: one per press of the button, kept over reloads. */
  idempotencyKey: z.optional(IdempotencyKey),
});
export type FlightBookingRequest = z.output<typeof FlightBookingRequest>;

/** Follow `processing` through `getBookingProgress` of the core. */
export const bookFlight = endpoint({
  method: 'POST',
  path: '/api/v2/flight/booking',
  access: 'user',
  summary: 'Books a quoted offer once per idempotency key, however often it is asked.',
  rate: 'write',
  body: FlightBookingRequest,
  response: z.object({ data: BookingProgress }),
});
