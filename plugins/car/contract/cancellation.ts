import { z } from 'zod/mini';
import { AgencyShare, BookingId, endpoint, Money, SentMoney, Settlement } from '@/core/contract';
import { CarReservation } from './booking';

/** R307 */
export const CAR_CANCEL_REASONS = ['Duplicate', 'Fraudulent', 'Requested by Customer'] as const;
export const CarCancelReason = z.enum(CAR_CANCEL_REASONS);
export type CarCancelReason = z.output<typeof CarCancelReason>;

export const CarRefund = z.object({
  bookingId: z.string(),
  /** What is kept of the total that was paid; pass it back as `acceptedPenalty`. */
  penalty: Money,
  /** What comes back to the payer. */
  refund: Money,
  settlement: Settlement,
  /** Staff only (SEC-35): what the agency keeps and loses. */
  agency: z.optional(AgencyShare),
  /** Until when the rental may be given back for nothing, ISO UTC; null when that is over or never was. */
  freeUntil: z.nullable(z.string()),
  reasons: z.array(CarCancelReason),
});
export type CarRefund = z.output<typeof CarRefund>;

/**
 * R310. Errors: 404 "Not able to find booking in the database for this user", 409 `CONFLICT` when it cannot be cancelled,
 * 502 when the supplier does not tell.
 */
export const getRefund = endpoint({
  method: 'POST',
  path: '/api/getRefund',
  access: 'user',
  servicing: true,
  summary: 'What cancelling a car booking costs now and what comes back.',
  body: z.strictObject({ bookingId: BookingId }),
  response: z.object({ data: CarRefund }),
});

/**
 * R306, R307. Answers only what the supplier has agreed to. Errors: 404 as `getRefund`, 409 `PENALTY_CHANGED` when it costs
 * more than was accepted, 409 `CONFLICT` "Booking cannot be cancelled" (the booking is what it was), 502 when the end is
 * not known (the booking is `processing` with the status "Cancelling").
 */
export const cancelCar = endpoint({
  method: 'POST',
  path: '/api/car-rental/cancel',
  access: 'user',
  servicing: true,
  summary: 'Cancels a car booking for one of three reasons, at the accepted penalty.',
  rate: 'write',
  body: z.strictObject({ bookingId: BookingId, reason: CarCancelReason, acceptedPenalty: SentMoney }),
  response: z.object({ data: CarReservation, message: z.string(), reason: z.optional(z.string()) }),
});
