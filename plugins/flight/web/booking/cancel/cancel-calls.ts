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
} from '../../../contract';

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
