import { z } from 'zod/mini';
import {
  BookingProgress,
  endpoint,
  HeldPrice,
  PaymentInput,
  pricingFields,
  purchaseFields,
} from '@/core/contract';
import { CorrelationId } from './find-hotels';
import { HotelGuests } from './guests';
import { HotelId } from './hotel-page';
import { HOTEL_MAX_ROOMS } from './occupancy';
import { HotelReservation, HotelStay } from './stay-booking';

export const RateId = z.string().check(z.minLength(1), z.maxLength(40));

/** The price of now of a stay. */
export const HotelQuote = z.extend(HeldPrice, { offer: HotelStay });
export type HotelQuote = z.output<typeof HotelQuote>;

/**
 * R264, R265, G59: an array of one, answered as base64 of a JSON array of HotelQuote (see price-payload). Errors: 410
 * "Session expired or invalid, please search again", 410 `OFFER_GONE` "Selected hotel or room is no longer available", 404
 * "Hotel not found", 422 "Missing required parameter" for rates that do not fit the rooms of the search, 502 "Unable to get
 * price".
 */
export const getHotelPrice = endpoint({
  method: 'POST',
  path: '/api/v2/hotel/getPrice',
  access: 'user',
  summary: 'Asks for the price of now of the chosen rates, and holds it for the caller.',
  rate: 'search',
  forClient: true,
  body: z
    .array(
      z.strictObject({
        corelationid: CorrelationId,
        hotelid: HotelId,
        /** One for each room of the search, in its order. */
        rates: z.array(RateId).check(z.minLength(1), z.maxLength(HOTEL_MAX_ROOMS)),
        ...pricingFields,
      }),
    )
    .check(z.length(1)),
  response: z.object({ data: z.string() }),
});

/** What became of a booking: `message` says why there is none (R267, G80). */
export const HotelBookingResult = z.object({
  message: z.string(),
  bookingId: z.optional(z.string()),
  progress: z.optional(BookingProgress),
  response: z.optional(HotelReservation),
});
export type HotelBookingResult = z.output<typeof HotelBookingResult>;

/**
 * R266, R267. The first result is what became of it. A rejected call is a booking error: 409 `PRICE_CHANGED` with both
 * prices, 409 `QUOTE_EXPIRED`, 409 `IDEMPOTENCY_MISMATCH`, 403 `PAYMENT_DISABLED`, 403 "You are not authorised to book
 * non-refundable rates" (R279), 410 "Selected hotel or room is no longer available", 422 with the field, 502 "Booking failed
 * due to an unknown error".
 */
export const bookHotel = endpoint({
  method: 'POST',
  path: '/api/v2/hotel/booking',
  access: 'user',
  summary: 'Books a quoted stay once per idempotency key, however often it is asked.',
  rate: 'write',
  body: z
    .array(
      z.strictObject({
        ...purchaseFields,
        /** Null exactly for a stay that is paid at the property. */
        payment: z.nullable(PaymentInput),
        guests: HotelGuests,
        /** R271 */
        termsAccepted: z.literal(true),
      }),
    )
    .check(z.length(1)),
  response: z.object({ bookingresult: z.array(HotelBookingResult).check(z.minLength(1)) }),
});
