import { ApiError, saidBy } from '../../../api/error';
import type { Said } from '../../../contract/refusal';
import type { AgencyShare, Settlement } from '../../../contract';
import type { Money } from '../../../contract/money/money';

/** What a cancellation keeps of the price and what comes back. */
export interface CancelSums {
  penalty: Money;
  refund: Money;
  settlement: Settlement;
  /** To staff alone. */
  agency?: AgencyShare | undefined;
}

/** How an attempt ended; `booking` is what the server answered. */
export type CancelEnd<Booking> =
  | { kind: 'cancelled'; booking: Booking }
  | ({ kind: 'refused' | 'unknown' } & Said);

export type CancelFailure =
  /** It costs something else by now: show both and ask again. */
  | { kind: 'terms-changed' }
  /** Nothing was cancelled; the booking is what it was. */
  | ({ kind: 'refused' } & Said)
  /** Nobody knows yet: the booking is followed until somebody does. */
  | ({ kind: 'unknown' } & Said);

/** Reads a failed attempt. Only an answer below 500 proves that nothing was cancelled (G06, INV-6). */
export function failureOf(error: unknown): CancelFailure {
  const said = saidBy(error);
  if (!(error instanceof ApiError)) return { kind: 'unknown', ...said };
  if (error.code === 'PENALTY_CHANGED') return { kind: 'terms-changed' };
  const proves = error.status >= 400 && error.status < 500 && error.code !== 'BAD_RESPONSE';
  return { kind: proves ? 'refused' : 'unknown', ...said };
}
