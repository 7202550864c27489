import { z } from 'zod/mini';
import {
  BookingProgress,
  endpoint,
  HeldPrice,
  PaymentInput,
  pricingFields,
  purchaseFields,
} from '@/core/contract';
import { CarReservation } from './booking';
import { CarDetails, CarOfferId } from './details';
import { CarDriver, FlightNumber } from './driver';
import { CarExtras, PricedCarExtras } from './extras';

/** The price of now of an offer with what was chosen beside it. */
export const CarQuote = z.extend(HeldPrice, {
  offer: CarDetails,
  extras: z.nullable(PricedCarExtras),
});
export type CarQuote = z.output<typeof CarQuote>;

/**
 * Comes before `reserveCar`, once for every choice. Errors: 410 `OFFER_GONE` "This car booking is not available any more.
 * …", 422 `extras.accessories.<index>` or `extras.coverages.<index>` for what cannot be had, 422 "Invalid request", 502
 * "Error while booking car".
 */
export const quoteCar = endpoint({
  method: 'POST',
  path: '/api/car-rental/quote',
  access: 'user',
  summary: 'Asks for the price of now with what was chosen, and holds it for the caller.',
  rate: 'search',
  forClient: true,
  body: z.strictObject({
    offerId: CarOfferId,
    ...pricingFields,
    extras: z.optional(CarExtras),
  }),
  response: z.object({ data: CarQuote }),
});

/** A reservation that was not made: nothing is booked, and money that was held is let go of (R304). */
export const CarReservationError = z.object({
  message: z.string(),
  /** Tells what became of the money. */
  progress: BookingProgress,
});
export type CarReservationError = z.output<typeof CarReservationError>;

/** Exactly one of the two. */
export const CarReservationItem = z.object({
  error: z.optional(CarReservationError),
  response: z.optional(CarReservation),
});
export type CarReservationItem = z.output<typeof CarReservationItem>;

/**
 * R302 to R305. The first item is what became of it: `error` when it was not made, else `response`, whose
 * `progress.state` may still be `processing` or `action-required`: follow it through `getBookingProgress`. A rejected call
 * is a booking error: 409 `PRICE_CHANGED` with both prices, 409 `QUOTE_EXPIRED`, 409 `IDEMPOTENCY_MISMATCH`, 403
 * `PAYMENT_DISABLED`, 404 "This car booking is not available any more. …", 422 with the field, 502 "Error while booking
 * car".
 */
export const reserveCar = endpoint({
  method: 'POST',
  path: '/api/car-rental/reserveCar',
  access: 'user',
  summary: 'Books a quoted car once per idempotency key, however often it is asked.',
  rate: 'write',
  body: z.strictObject({
    ...purchaseFields,
    /** Null exactly for a car that is paid at the counter. */
    payment: z.nullable(PaymentInput),
    driver: CarDriver,
    flightNumber: z.optional(FlightNumber),
    /** The vendor's privacy policies were shown and accepted; needed where it has any. */
    privacyAccepted: z.optional(z.literal(true)),
  }),
  response: z.array(CarReservationItem).check(z.minLength(1)),
});
