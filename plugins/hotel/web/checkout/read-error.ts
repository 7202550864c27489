import { ApiError, refusedAs, saidBy } from '@/core/api/error';
import { outcomeOfError, type Outcome } from '@/core/selling/checkout/pay/outcome';
import type { BookingProgress } from '@/core/contract';
import { bookingOf, type HotelBookingResult } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import { formPathOf } from './form';

/** Rejected calls after which nothing is booked, and what was held is let go of. */
const ENDED: readonly (string | undefined)[] = [
  hotelRefusals.nonRefundable.reason,
  hotelRefusals.notMadeUnknown.reason,
];

/**
 * A rejected call: a booking error in the server's words (R279), or fields of the form. Null for every other failure, which is
 * read as everywhere.
 */
export function readBookingError(error: unknown): Outcome | null {
  if (error instanceof ApiError && ENDED.includes(error.reason))
    return { kind: 'failed', ...saidBy(error), money: 'held' };
  const outcome = outcomeOfError(error);
  if (outcome.kind !== 'fields') return null;
  const fields = outcome.fields.map((field) => ({ ...field, path: formPathOf(field.path) }));
  return { ...outcome, fields };
}

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
