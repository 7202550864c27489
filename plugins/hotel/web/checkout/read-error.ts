import { ApiError, refusedAs, saidBy } from '@/core/api/error';
import type { Outcome } from '@/core/selling/checkout/pay/outcome';
import type { BookingProgress } from '@/core/contract';
import { bookingOf, type HotelBookingResult } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';

/** Rejected calls after which nothing is booked, and what was held is let go of. */
const ENDED: readonly (string | undefined)[] = [
  hotelRefusals.nonRefundable.reason,
  hotelRefusals.notMadeUnknown.reason,
];

/** A rejected call is a booking error in the server's words (R279); null for every other failure, which is read as everywhere. */
export const readBookingError = (error: unknown): Outcome | null =>
  error instanceof ApiError && ENDED.includes(error.reason)
    ? { kind: 'failed', ...saidBy(error), money: 'held' }
    : null;

/** How far the booking is; one whose first result says that it failed is none, in the words of that result (R267, G80). */
export function progressOf(
  results: readonly HotelBookingResult[],
): Pick<BookingProgress, 'state' | 'bookingId' | 'message' | 'money' | 'reason'> {
  const made = bookingOf(results);
  if (made?.progress) return made.progress;
  const [first] = results;
  // The contract has a result in every answer; one that says nothing proves nothing (INV-6).
  if (!first || made) throw refusedAs(200, 'BAD_RESPONSE', hotelRefusals.notMadeUnknown);
  const { message, progress, bookingId = '' } = first;
  return { state: 'failed', bookingId, money: progress?.money ?? 'held', message, reason: progress?.reason };
}
