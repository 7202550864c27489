import { z } from 'zod/mini';
import { BookingId, Email, endpoint, Money, OwnBookingsQuery } from '@/core/contract';
import { bookedFields, bookedRowFields, Cancellation } from '@/core/contract/bookings/bookable-parts';
import { HOTEL_PAYMENTS, HotelFee, HotelSummary, RoomBeds } from './hotel-offer';
import { CityGround } from '@/core/contract/city-ground';
import { HotelTerms, StayTimes } from './hotel-page';
import { HotelGuests } from './guests';
import { BOARDS } from './vocabulary';

/** A room that is booked, or about to be. */
export const StayRoom = z.object({
  name: z.string(),
  beds: RoomBeds,
  area: z.nullable(z.int()),
  accessible: z.boolean(),
  board: z.enum(BOARDS),
  party: z.object({ adults: z.int(), childAges: z.array(z.int()) }),
  terms: HotelTerms,
  total: Money,
});
export type StayRoom = z.output<typeof StayRoom>;

/** What a property asks its guests to know, in its supplier's words and language. */
export const StayCondition = z.object({ title: z.string(), text: z.string() });
export type StayCondition = z.output<typeof StayCondition>;

/** A stay in full, as it is priced, booked and shown. */
export const HotelStay = z.object({
  /** Sealed for the agency; the property's id on this site is `hotel.id`. */
  id: z.string(),
  hotel: HotelSummary,
  telephone: z.nullable(z.string()),
  ...StayTimes,
  /** Words for the reception in the language of the place, which is BCP 47. */
  reception: z.object({
    language: z.string(),
    reservationFor: z.string(),
    arrival: z.string(),
    departure: z.string(),
    show: z.string(),
  }),
  stayPeriod: z.object({ start: z.string(), end: z.string() }),
  nights: z.int(),
  rooms: z.array(StayRoom),
  payment: z.enum(HOTEL_PAYMENTS),
  /** Of the whole: nothing is kept until the earliest of the rooms'. */
  terms: HotelTerms,
  /** To be read before booking and before coming; absent where the supplier has none. */
  conditions: z.optional(z.array(StayCondition)),
  total: Money,
  perNight: Money,
  taxes: Money,
  atProperty: z.array(HotelFee),
  published: z.nullable(Money),
  /** The price that the property wants nobody to go over; staff only, for the warning (R269). */
  retail: z.optional(z.nullable(Money)),
  /** Staff only (SEC-35). */
  supplier: z.optional(z.string()),
  wholesale: z.optional(Money),
  agencyFee: z.optional(Money),
});
export type HotelStay = z.output<typeof HotelStay>;

/** R277: its nine lines, in their order; a line that is not known, or not for who reads, is null. */
export const HOTEL_BREAKDOWN = [
  'publishedRate',
  'wholesaleRate',
  'agencyMarkup',
  'priceToTraveler',
  'retailPrice',
  'packageRate',
  'baseFare',
  'taxesAndFees',
  'resortFee',
] as const;
export const HotelBreakdown = z.object(
  Object.fromEntries(HOTEL_BREAKDOWN.map((line) => [line, z.nullable(Money)])) as Record<
    (typeof HOTEL_BREAKDOWN)[number],
    z.ZodMiniNullable<typeof Money>
  >,
);
export type HotelBreakdown = z.output<typeof HotelBreakdown>;

/** What was charged and why, in the letters of the specification. */
export const FareBreakup = z.object({
  baseFare: Money,
  totalRate: Money,
  currency: z.string(),
  discounts: z.array(Money),
  taxes: Money,
  totalFare: Money,
  additionalCharges: z.array(HotelFee),
});

/** A booking in full; its status is one of HOTEL_STATUSES, or another (G87). */
export const HotelReservation = z.object({
  ...bookedFields,
  stay: HotelStay,
  stayPeriod: z.object({ start: z.string(), end: z.string() }),
  guestInfo: HotelGuests,
  fareBreakup: FareBreakup,
  breakdown: HotelBreakdown,
  refundability: z.enum(['refundable', 'nonRefundable']),
  /** The supplier's own reference, which the property knows. */
  confirmationNumber: z.nullable(z.string()),
  /** Where the keys are, in the supplier's words; absent where it does not say. */
  keyCollection: z.optional(z.string()),
  cancellation: z.nullable(Cancellation),
  /** The supplier's reference of the cancellation (R280). */
  cancellationId: z.nullable(z.string()),
  canCancel: z.boolean(),
  isVerified: z.boolean(),
  /** The voucher (R280). */
  pdfurl: z.string(),
  /** About the property, for its map; null where it is not known. */
  ground: z.nullable(CityGround),
});
export type HotelReservation = z.output<typeof HotelReservation>;

/** `details` of a TripSummary of this product. */
export const HotelTripDetails = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  picture: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  nights: z.int(),
  rooms: z.int(),
  checkInFrom: z.nullable(z.string()),
  confirmationNumber: z.nullable(z.string()),
  payment: z.nullable(z.enum(HOTEL_PAYMENTS)),
  /** Staff only (SEC-35): what the supplier charges. */
  wholesale: z.optional(Money),
});
export type HotelTripDetails = z.output<typeof HotelTripDetails>;

export const HotelBookingRow = z.object({
  ...bookedRowFields,
  confirmationNumber: z.nullable(z.string()),
  hotelName: z.string(),
  city: z.string(),
  checkIn: z.string(),
  /** R276 */
  checkOut: z.string(),
  guest: z.string(),
  details: HotelTripDetails,
});
export type HotelBookingRow = z.output<typeof HotelBookingRow>;

/** G05: the traveller's own. Errors: 404 "Booking not found". */
export const getHotelBooking = endpoint({
  method: 'GET',
  path: '/api/v3/hotel/hotel-booking/{id}',
  access: 'user',
  servicing: true,
  summary: 'A stay that was booked, by its id or by its record locator.',
  response: z.object({ data: HotelReservation }),
});

/** R432. */
export const listMyHotels = endpoint({
  method: 'GET',
  path: '/api/v3/hotel/hotel-bookings',
  access: 'user',
  servicing: true,
  summary: "The user's own hotel bookings, newest first.",
  query: OwnBookingsQuery,
  response: z.object({ data: z.array(HotelBookingRow), totalCount: z.int() }),
});

/** R278. Without `email` it goes to who booked. Errors: 404 "Booking not found", 409 when it is not confirmed. */
export const sendHotelBookingEmail = endpoint({
  method: 'POST',
  path: '/api/v2/hotel/sendHotelBookingEmail',
  access: 'user',
  servicing: true,
  summary: 'Sends the confirmation of an own booking again, with its voucher and calendar file.',
  rate: 'write',
  body: z.strictObject({ bookingId: BookingId, email: z.optional(Email) }),
  response: z.object({ data: z.string() }),
});

/** R280. Errors: 404 "Booking not found". */
export const getHotelVoucher = endpoint({
  method: 'GET',
  path: '/api/v3/hotel/voucher.pdf',
  access: 'user',
  servicing: true,
  summary: 'The voucher for the reception as PDF, with a map and a code to scan.',
  produces: 'application/pdf',
  query: z.strictObject({ bookingId: BookingId }),
  response: z.unknown(),
});
