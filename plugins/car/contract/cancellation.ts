import { z } from 'zod/mini';
import { BookingId, endpoint, SentMoney } from '@/core/contract';
import { CancellationTerms } from '@/core/contract/bookings/bookable-parts';
import { CarReservation } from './booking';

/** R307 */
export const CAR_CANCEL_REASONS = ['Duplicate', 'Fraudulent', 'Requested by Customer'] as const;
export const CarCancelReason = z.enum(CAR_CANCEL_REASONS);
export type CarCancelReason = z.output<typeof CarCancelReason>;

/** What cancelling costs now, and the reasons that may be given. */
export const CarRefund = z.extend(CancellationTerms, { reasons: z.array(CarCancelReason) });
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
