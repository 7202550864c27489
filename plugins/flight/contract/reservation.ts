import { z } from 'zod/mini';
import { Money } from '@/core/contract';
import { AirportRef } from './airport';
import { LocalTime } from './date';
import { RouteType } from './route-type';

/** R228 */
export const FLIGHT_STATUSES = [
  'Booked',
  'Ticket Requested',
  'Ticketed',
  'Confirmed',
  'Cancelled',
  'Rejected',
] as const;
export type FlightStatus = (typeof FLIGHT_STATUSES)[number];

/** A leg as a card of My Trips shows it. */
export const TripLeg = z.object({
  origin: AirportRef,
  destination: AirportRef,
  departureTime: LocalTime,
  arrivalTime: LocalTime,
  departureZone: z.string(),
  arrivalZone: z.string(),
  dayOffset: z.int(),
  duration: z.int(),
  carrier: z.string(),
  airlineName: z.string(),
  /** Such as `LH 506`, one a segment. */
  flightNumbers: z.array(z.string()),
  /** Codes of the airports between. */
  stops: z.array(z.string()),
});
export type TripLeg = z.output<typeof TripLeg>;

/** `details` of a TripSummary of this product. */
export const FlightTripDetails = z.object({
  routeType: RouteType,
  legs: z.array(TripLeg),
  /** The supplier's order; null until it has one. */
  orderId: z.nullable(z.string()),
  airlineRecordLocator: z.nullable(z.string()),
  ticketNumbers: z.array(z.string()),
  /** ISO, UTC; null when no ticket is waited for (R229). */
  ticketTimeLimit: z.nullable(z.string()),
  /** The airline changed the flights and waits for an answer, while the booking is confirmed. */
  needsAction: z.optional(z.boolean()),
  /** Staff only (SEC-35): fare and taxes before the agency's markup, which is a percentage of it. */
  wholesale: z.optional(Money),
});
export type FlightTripDetails = z.output<typeof FlightTripDetails>;
