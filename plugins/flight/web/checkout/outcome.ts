import { ApiError } from '@/core/api/error';
import type { BookingProgress, Money, Price } from '@/core/contract';

/** What became of pressing Pay, as far as the page can know. */
export type Outcome =
  /** A booking exists and goes on: follow it on its own page. */
  | { kind: 'follow'; bookingId: string }
  /** It ended without a flight; the money's fate is known. A new attempt needs a new key. */
  | { kind: 'failed'; progress: BookingProgress }
  /** The price is another one: ask. */
  | { kind: 'price'; before: Money; now: Price }
  /** The held price ran out: quote again and go on. */
  | { kind: 'expired' }
  /** The flight is not to be had any more. */
  | { kind: 'gone'; message: string }
  /** Fields to correct. */
  | { kind: 'fields'; fields: readonly { path: string; message: string }[]; message: string }
  /** This checkout was already sent, with other contents. */
  | { kind: 'sent-before' }
  /** Nobody knows whether it was booked: ask again with the very same request. */
  | { kind: 'unknown'; message: string }
  /** Refused before anything happened. */
  | { kind: 'refused'; message: string };

export const outcomeOf = (progress: BookingProgress): Outcome =>
  progress.state === 'failed'
    ? { kind: 'failed', progress }
    : { kind: 'follow', bookingId: progress.bookingId };

/** Refusals of a reservation that come before anything is sent to anybody. */
const NOT_RESERVED: readonly string[] = [
  'This fare must be paid at once',
  'Please pay or cancel one of your reservations first',
];

/** Reads a failed call: only an answer below 500 proves that nothing was booked (INV-6). */
export function outcomeOfError(error: unknown): Outcome {
  if (!(error instanceof ApiError))
    return { kind: 'unknown', message: error instanceof Error ? error.message : '' };
  const { code, status, message, fields } = error;
  if (status === 0 || status >= 500 || code === 'BAD_RESPONSE') return { kind: 'unknown', message };
  const price = error.data?.price;
  if (code === 'PRICE_CHANGED' && price) return { kind: 'price', before: price.old.total, now: price.new };
  if (code === 'QUOTE_EXPIRED') return { kind: 'expired' };
  if (code === 'OFFER_GONE' || status === 410) return { kind: 'gone', message };
  if (code === 'CONFLICT' && NOT_RESERVED.includes(message)) return { kind: 'refused', message };
  if (code === 'IDEMPOTENCY_MISMATCH' || code === 'CONFLICT') return { kind: 'sent-before' };
  if (fields.length > 0) return { kind: 'fields', fields, message };
  return { kind: 'refused', message };
}
