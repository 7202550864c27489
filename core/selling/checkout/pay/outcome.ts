import { isClientRefusal } from '../../../contract/bookings/booking-for';
import type { BookingProgress, Price } from '../../../contract/bookings/booking';
import type { Money } from '../../../contract/money/money';
import type { HeldPrice } from '../../../contract/money/purchase';
import { ApiError, saidBy } from '../../../api/error';
import type { FieldRefusal } from '../../../contract/errors';
import type { Said } from '../../../contract/refusal';

/** What became of pressing Pay, as far as the page can know. */
export type Outcome =
  /** A booking exists and goes on: follow it on its own page. */
  | { kind: 'follow'; bookingId: string }
  /** It ended without what was to be booked; the money's fate is known. A new attempt needs a new key. */
  | ({ kind: 'failed'; message: string | null; money: BookingProgress['money'] } & Omit<Said, 'message'>)
  /** The price is another one: ask. `isOver`: the booking ended at it, and a new attempt needs a new key. */
  | { kind: 'price'; before: Money; now: Price; reason?: HeldPrice['reason']; isOver?: true }
  /** The held price ran out: quote again and go on. */
  | { kind: 'expired' }
  /** It is not to be had any more. */
  | ({ kind: 'gone' } & Said)
  /** Fields to correct. */
  | ({ kind: 'fields'; fields: readonly FieldRefusal[] } & Said)
  /** This checkout was already sent, with other contents. */
  | { kind: 'sent-before' }
  /** Nobody knows whether it was booked: ask again with the very same request. */
  | ({ kind: 'unknown' } & Said)
  /** The client for whom it was to be booked may not be booked for. */
  | ({ kind: 'client' } & Said)
  /** Refused before anything happened. */
  | ({ kind: 'refused' } & Said);

export const outcomeOf = ({
  state,
  bookingId,
  message,
  reason,
  params,
  money,
}: Pick<BookingProgress, 'state' | 'bookingId' | 'message' | 'reason' | 'params' | 'money'>): Outcome =>
  state === 'failed' ? { kind: 'failed', message, reason, params, money } : { kind: 'follow', bookingId };

/** Only an answer below 500 proves that nothing was booked or paid (INV-6). */
export const provesNothing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.code === 'BAD_RESPONSE';

/** Reads a failed call. */
export function outcomeOfError(error: unknown): Outcome {
  const said: Said = error instanceof Error ? saidBy(error) : { message: '' };
  if (provesNothing(error)) return { kind: 'unknown', ...said };
  const { code, status, fields, data } = error as ApiError;
  const price = data?.price;
  if (isClientRefusal(code)) return { kind: 'client', ...said };
  if (code === 'PRICE_CHANGED' && price)
    return { kind: 'price', before: price.old.total, now: price.new, isOver: true };
  if (code === 'QUOTE_EXPIRED') return { kind: 'expired' };
  if (code === 'OFFER_GONE' || status === 410) return { kind: 'gone', ...said };
  if (code === 'IDEMPOTENCY_MISMATCH' || code === 'CONFLICT') return { kind: 'sent-before' };
  if (fields.length > 0) return { kind: 'fields', fields, ...said };
  return { kind: 'refused', ...said };
}
