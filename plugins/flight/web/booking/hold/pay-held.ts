import { type ApiError, saidBy } from '@/core/api/error';
import { provesNothing } from '@/core/selling/checkout/pay/outcome';
import type { BookingProgress, Price, Said } from '@/core/contract';

/** What became of paying for a reservation, as far as the page can know. */
export type PayOutcome =
  /** It goes on, or is done: follow it on its own page. */
  | { kind: 'follow' }
  /** It is paid at a bank or a shop: the reservation waits for that. */
  | { kind: 'slip' }
  /** The payment was refused; the reservation is what it was. */
  | ({ kind: 'declined' } & Said)
  /** It costs something else: ask. */
  | { kind: 'price'; before: Price; now: Price }
  /** Refused before anything happened, such as after the time limit. */
  | ({ kind: 'refused' } & Said)
  /** Nobody knows whether it was paid: ask again with the very same request. */
  | ({ kind: 'unknown' } & Said);

/** A payment that leaves the booking reserved was not taken (R229), unless a slip is to be paid for it. */
export function payOutcomeOf({ state, message, reason, params, payUntil }: BookingProgress): PayOutcome {
  if (payUntil) return { kind: 'slip' };
  return state === 'reserved' || state === 'failed'
    ? { kind: 'declined', message: message ?? '', reason, params }
    : { kind: 'follow' };
}

/** Reads a failed call: only an answer below 500 proves that nothing was paid (INV-6). */
export function payOutcomeOfError(error: unknown): PayOutcome {
  const said = saidBy(error);
  if (provesNothing(error)) return { kind: 'unknown', ...said };
  const { code, data } = error as ApiError;
  if (code === 'PRICE_CHANGED' && data?.price)
    return { kind: 'price', before: data.price.old, now: data.price.new };
  return { kind: 'refused', ...said };
}

/** Whether the next press is another payment: it must not be taken for the one whose end is not known. */
export const needsNewKey = ({ kind }: PayOutcome): boolean => kind !== 'unknown' && kind !== 'follow';
