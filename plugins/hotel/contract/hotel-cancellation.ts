import { z } from 'zod/mini';
import { BookingId, endpoint, SentMoney } from '@/core/contract';
import { CancellationTerms } from '@/core/contract/bookings/bookable-parts';
import { HotelReservation } from './stay-booking';

/**
 * R282. Errors: 404 "Booking not found", 409 "Booking is already cancelled" (R274), 409 "Cancellation failed, please try
 * again" when it cannot be cancelled, 502 when the supplier does not tell.
 */
export const getCancelPenalty = endpoint({
  method: 'POST',
  path: '/api/v2/hotel/cancelpenalty',
  access: 'user',
  servicing: true,
  summary: 'What cancelling a stay costs now and what comes back.',
  body: z.strictObject({ bookingId: BookingId }),
  response: z.object({ data: CancellationTerms }),
});

/**
 * R274, R275, R282. Errors: as `getCancelPenalty`, and 409 `PENALTY_CHANGED` when it costs more than was accepted.
 */
export const cancelHotel = endpoint({
  method: 'POST',
  path: '/api/v2/hotel/cancel/hotel',
  access: 'user',
  servicing: true,
  summary: 'Cancels a stay at the accepted penalty.',
  rate: 'write',
  body: z.strictObject({ bookingId: BookingId, acceptedPenalty: SentMoney }),
  response: z.object({ data: HotelReservation, message: z.string(), reason: z.optional(z.string()) }),
});
