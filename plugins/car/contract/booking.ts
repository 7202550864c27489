import { z } from 'zod/mini';
import { BookingId, Email, endpoint, Money, OwnBookingsQuery } from '@/core/contract';
import {
  bookedFields,
  bookedRowFields,
  BookingName,
  Cancellation,
} from '@/core/contract/bookings/bookable-parts';
import { CarDetails } from './details';
import { CarDriver, FlightNumber } from './driver';
import { PricedCarExtras } from './extras';
import { CAR_PAYMENTS, CarVehicle } from './offer';
import { PointSummary } from './point';

/** R306 */
export const CAR_STATUSES = ['Confirmed', 'Cancelled', 'Failed'] as const;

/** A booking in full, for its owner and the agency's staff; its status is one of CAR_STATUSES, or another (G87). */
export const CarReservation = z.object({
  ...bookedFields,
  /** What the driver says at the desk. */
  confirmationNumber: z.nullable(z.string()),
  offer: CarDetails,
  extras: z.nullable(PricedCarExtras),
  driver: CarDriver,
  flightNumber: z.nullable(FlightNumber),
  cancellation: z.nullable(Cancellation),
  canCancel: z.boolean(),
});
export type CarReservation = z.output<typeof CarReservation>;

/** `details` of a TripSummary of this product. */
export const CarTripDetails = z.object({
  vendor: z.string(),
  vehicle: z.nullable(CarVehicle),
  pickUp: z.nullable(PointSummary),
  dropOff: z.nullable(PointSummary),
  days: z.int(),
  confirmationNumber: z.nullable(z.string()),
  /** Now, without it. */
  payment: z.optional(z.enum(CAR_PAYMENTS)),
  /** Staff only (SEC-35): what the supplier charges, before the agency's markup, which is a percentage of it. */
  wholesale: z.optional(Money),
});
export type CarTripDetails = z.output<typeof CarTripDetails>;

export const CarBookingRow = z.object({
  ...bookedRowFields,
  confirmationNumber: z.nullable(z.string()),
  vendor: z.string(),
  /** Id into `vehicleSizes`; empty when it cannot be read. */
  vehicleSize: z.string(),
  pickUpName: z.string(),
  dropOffName: z.string(),
  pickUpDateTime: z.string(),
  returnDateTime: z.string(),
  driver: z.string(),
  details: CarTripDetails,
});
export type CarBookingRow = z.output<typeof CarBookingRow>;

/**
 * R312. Errors: 404 "Not able to find booking in the database for this user" for an id, 404 "No car reservations found"
 * for a locator.
 */
export const findReservation = endpoint({
  method: 'POST',
  path: '/api/car-rental/findReservation',
  access: 'user',
  servicing: true,
  summary: 'A booking by its id or by its record locator: exactly one of them.',
  body: BookingName,
  response: z.object({ data: CarReservation }),
});

/** R312, R432. Without any, `message` is "No car reservations found". */
export const findMyReservations = endpoint({
  method: 'GET',
  path: '/api/car-rental/findMyReservations',
  access: 'user',
  servicing: true,
  summary: "The user's own car bookings, newest first.",
  query: OwnBookingsQuery,
  response: z.object({
    data: z.array(CarBookingRow),
    totalCount: z.int(),
    message: z.optional(z.string()),
    reason: z.optional(z.string()),
  }),
});

/** R311. Without `email` it goes to the driver. Errors: 404 as `findReservation`, 409 when it is not confirmed. */
export const sendCarBookingEmail = endpoint({
  method: 'POST',
  path: '/api/car-rental/sendCarBookingEmail',
  access: 'user',
  servicing: true,
  summary: 'Sends the confirmation of an own booking again, with its calendar file.',
  rate: 'write',
  body: z.strictObject({ bookingId: BookingId, email: z.optional(Email) }),
  response: z.object({ data: z.string() }),
});

/**
 * The voucher to print, in the agency's brand and the booking's language, for the driver and the agency's staff; one of a
 * cancelled booking says so. Errors: 404 as `findReservation`.
 */
export const getVoucherPdf = endpoint({
  method: 'GET',
  path: '/api/car-rental/voucher.pdf',
  access: 'user',
  servicing: true,
  summary: 'The voucher for the desk as PDF.',
  produces: 'application/pdf',
  query: z.strictObject({ bookingId: BookingId }),
  response: z.unknown(),
});
