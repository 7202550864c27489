import { z } from 'zod/mini';
import { BookingId, endpoint, SentMoney } from '@/core/contract';
import { cancelFigures } from '@/core/contract/bookings/bookable-parts';
import { FlightReservation } from './booking';

/**
 * What a cancellation means. `void`: within 24 hours of ticketing, everything comes back. `refund`: by the rules of the
 * fare. `withdraw`: not paid yet, nothing is owed. `schedule-change`: the airline changed the flights, free of charge.
 */
export const CancelKind = z.enum(['void', 'refund', 'withdraw', 'schedule-change']);
export type CancelKind = z.output<typeof CancelKind>;

export const CancelTerms = z.object({
  ...cancelFigures,
  vmid: z.string(),
  kind: CancelKind,
  /** Until when it may be voided for free, ISO UTC; null when that is over or never was. */
  voidUntil: z.nullable(z.string()),
  /** Until when these terms count as accepted by `cancelByPnr`, ISO UTC. */
  expiresAt: z.string(),
});
export type CancelTerms = z.output<typeof CancelTerms>;

export const PenaltyBody = z.strictObject({ bookingId: BookingId });
export const CancelBody = z.strictObject({
  bookingId: BookingId,
  /** The penalty that was shown; 409 `PENALTY_CHANGED` when it is higher by now. */
  acceptedPenalty: SentMoney,
});
export const Pnr = z.strictObject({ pnr: z.string().check(z.minLength(1), z.maxLength(20)) });

/** R218. Errors: 404 "Invalid booking id", 409 when it cannot be cancelled, 502 "Error while fetching flight booking details". */
export const getPenalty = endpoint({
  method: 'POST',
  path: '/api/flight/get-penalty',
  access: 'user',
  servicing: true,
  summary: 'What cancelling the booking costs now and what comes back.',
  body: PenaltyBody,
  response: z.object({ data: CancelTerms }),
});

/**
 * What a finished attempt answers (R226). An attempt that failed, or whose end is not known, is an error and never this:
 * 409 "Error in flight cancellation" (the supplier refused, the booking is what it was), 502 "Flight cancellation failed"
 * or "Update refund status failed" (not known yet; the booking is `processing` with the status "Cancelling").
 */
export const Cancelled = z.object({
  data: FlightReservation,
  message: z.string(),
  reason: z.optional(z.string()),
});

/** R226, R227 */
export const cancelVoidBooking = endpoint({
  method: 'POST',
  path: '/api/flight/flightCancelVoidBooking',
  access: 'user',
  servicing: true,
  summary:
    'Voids a ticketed booking where that is still free, and otherwise cancels it at the accepted penalty.',
  rate: 'write',
  body: CancelBody,
  response: Cancelled,
});

/** R226, R227 */
export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/flight/flight-cancel-booking',
  access: 'user',
  servicing: true,
  summary: 'Cancels a booking, ticketed or not, at the accepted penalty.',
  rate: 'write',
  body: CancelBody,
  response: Cancelled,
});

/** G58, SEC-02: cancels at the terms that `getPenalty` told the same user in the last 15 minutes, else `PENALTY_CHANGED`. */
export const cancelByPnr = endpoint({
  method: 'GET',
  path: '/api/v2/flight/cancel',
  access: 'user',
  servicing: true,
  summary: 'Cancels the booking with this record locator at the terms that were shown last.',
  changesState: true,
  rate: 'write',
  query: Pnr,
  response: Cancelled,
});
