import { ApiError, refusedAs, saidBy } from '@/core/api/error';
import type { Outcome } from '@/core/selling/checkout/pay/outcome';
import type { CarReservationItem } from '../../contract';
import { carRefusals } from '../../contract/refusals';

/**
 * The supplier broke instead of saying no, and the booking has ended without a car: a booking error (R303); what was held is
 * let go of. Null for every other failure, which is read as everywhere.
 */
export const readBookingError = (error: unknown): Outcome | null =>
  error instanceof ApiError && error.code === 'UPSTREAM_FAILED' && error.reason === carRefusals.notMade.reason
    ? { kind: 'failed', ...saidBy(error), money: 'held' }
    : null;

/** What the first item tells: a reservation error in the item's own words (R304), or how far the booking is (R305). */
export function progressOf([first]: readonly CarReservationItem[]) {
  if (first?.error) return { ...first.error.progress, message: first.error.message };
  // The contract has one of the two in every item; an answer without either proves nothing (INV-6).
  if (!first?.response) throw refusedAs(200, 'BAD_RESPONSE', carRefusals.search);
  return first.response.progress;
}
