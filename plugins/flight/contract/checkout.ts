import { z } from 'zod/mini';
import { BookingProgress, endpoint, HeldPrice, pricingFields, purchaseFields } from '@/core/contract';
import { Extras, PricedExtras } from './extras';
import { FareFamily, FlightOffer } from './offer';
import { flightRefusals } from './refusals';
import {
  Asks,
  BillingAddress,
  Contact,
  MOST_SEATS,
  type PassengerType,
  Traveller,
  TravellerCounts,
} from './traveller';

export { MarkupInput } from '@/core/contract';

/** The price of now of an offer. */
export const RepricedOffer = z.extend(HeldPrice, {
  /** Present when the fare may be reserved now and paid by then, ISO UTC (`holdFlight`). */
  payLater: z.optional(z.object({ until: z.string() })),
  offer: FlightOffer,
  fareFamily: FareFamily,
  /** Absent where names are enough. */
  asks: z.optional(Asks),
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
  forClient: true,
  body: z.strictObject({
    offerId: z.string().check(z.minLength(1), z.maxLength(4000)),
    travellers: TravellerCounts,
    ...pricingFields,
    /** Seats and bags, priced here; 422 with `extras.seats.<index>` for one that cannot be had (SEC-34). */
    extras: z.optional(Extras),
  }),
  response: z.object({ data: RepricedOffer }),
});

const of = (travellers: readonly Traveller[], type: PassengerType) =>
  travellers.filter(({ passengerType }) => passengerType === type).length;

export const FlightBookingRequest = z.strictObject({
  ...purchaseFields,
  travellers: z.array(Traveller).check(
    z.minLength(1),
    z.maxLength(14),
    z.refine((all) => of(all, 'ADT') + of(all, 'CHD') <= MOST_SEATS, {
      message: flightRefusals.tooManySeats.reason,
    }),
    z.refine((all) => of(all, 'INF') <= of(all, 'ADT'), { message: flightRefusals.infantsPerAdult.reason }),
  ),
  contact: Contact,
  billing: BillingAddress,
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
