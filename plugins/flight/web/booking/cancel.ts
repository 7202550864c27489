import { ApiError } from '@/core/api/error';
import { messageOf } from '@/core/contract';
import {
  agencyCancelBooking,
  agencyCancelByPnr,
  agencyCancelVoidBooking,
  cancelBooking,
  cancelByPnr,
  cancelVoidBooking,
  getAgencyPenalty,
  getPenalty,
  type CancelKind,
} from '../../contract';

/** The two families of calls: travellers' screens use one, the agency's lists the other (G03). */
export const CANCEL_CALLS = {
  traveller: { penalty: getPenalty, void: cancelVoidBooking, cancel: cancelBooking, byPnr: cancelByPnr },
  agency: {
    penalty: getAgencyPenalty,
    void: agencyCancelVoidBooking,
    cancel: agencyCancelBooking,
    byPnr: agencyCancelByPnr,
  },
} as const;
export type Audience = keyof typeof CANCEL_CALLS;

/**
 * Which call carries a cancellation out: tickets are voided, a reservation without tickets is given back by its record
 * locator, and everything else is cancelled at the penalty that was accepted.
 */
export function callFor(kind: CancelKind, locator: string | null): 'void' | 'byPnr' | 'cancel' {
  if (kind === 'void') return 'void';
  return kind === 'withdraw' && locator ? 'byPnr' : 'cancel';
}

export type CancelFailure =
  /** It costs something else by now: show both and ask again. */
  | { kind: 'terms-changed' }
  /** Nothing was cancelled; the booking is what it was. */
  | { kind: 'refused'; message: string }
  /** Nobody knows yet: the booking is followed until somebody does. */
  | { kind: 'unknown'; message: string };

/** Reads a failed attempt. Only an answer below 500 proves that nothing was cancelled (G06, INV-6). */
export function failureOf(error: unknown): CancelFailure {
  const message = messageOf(error);
  if (!(error instanceof ApiError)) return { kind: 'unknown', message };
  if (error.code === 'PENALTY_CHANGED') return { kind: 'terms-changed' };
  const proves = error.status >= 400 && error.status < 500 && error.code !== 'BAD_RESPONSE';
  return { kind: proves ? 'refused' : 'unknown', message };
}
