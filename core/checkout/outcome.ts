import { ApiError } from '../api/error';
import { isClientRefusal } from '../contract/booking-for';
import type { BookingProgress, Price } from '../contract/booking';
import type { Money } from '../contract/money';
import type { HeldPrice } from '../contract/purchase';

/** What became of pressing Pay, as far as the page can know. */
export type Outcome =
  /** A booking exists and goes on: follow it on its own page. */
  | { kind: 'follow'; bookingId: string }
  /** It ended without what was to be booked; the money's fate is known. A new attempt needs a new key. */
  | { kind: 'failed'; message: string | null; money: BookingProgress['money'] }
  /** The price is another one: ask. */
  | { kind: 'price'; before: Money; now: Price; reason?: HeldPrice['reason'] }
  /** The held price ran out: quote again and go on. */
  | { kind: 'expired' }
  /** It is not to be had any more. */
  | { kind: 'gone'; message: string }
  /** Fields to correct. */
  | { kind: 'fields'; fields: readonly { path: string; message: string }[]; message: string }
  /** This checkout was already sent, with other contents. */
  | { kind: 'sent-before' }
  /** Nobody knows whether it was booked: ask again with the very same request. */
  | { kind: 'unknown'; message: string }
  /** The client for whom it was to be booked may not be booked for. */
  | { kind: 'client'; message: string }
  /** Refused before anything happened. */
  | { kind: 'refused'; message: string };

export const outcomeOf = ({
  state,
  bookingId,
  message,
  money,
}: Pick<BookingProgress, 'state' | 'bookingId' | 'message' | 'money'>): Outcome =>
  state === 'failed' ? { kind: 'failed', message, money } : { kind: 'follow', bookingId };

/** Only an answer below 500 proves that nothing was booked or paid (INV-6). */
export const provesNothing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.code === 'BAD_RESPONSE';

/** Reads a failed call. */
export function outcomeOfError(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : '';
  if (provesNothing(error)) return { kind: 'unknown', message };
  const { code, status, fields, data } = error as ApiError;
  const price = data?.price;
  if (isClientRefusal(code)) return { kind: 'client', message };
  if (code === 'PRICE_CHANGED' && price) return { kind: 'price', before: price.old.total, now: price.new };
  if (code === 'QUOTE_EXPIRED') return { kind: 'expired' };
  if (code === 'OFFER_GONE' || status === 410) return { kind: 'gone', message };
  if (code === 'IDEMPOTENCY_MISMATCH' || code === 'CONFLICT') return { kind: 'sent-before' };
  if (fields.length > 0) return { kind: 'fields', fields, message };
  return { kind: 'refused', message };
}
