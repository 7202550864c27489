import type { AttentionKind } from '@/core/contract/attention';
import { mayGiveUp } from '@/server/booking/changes/give-up';
import type { State } from '@/server/booking/states';
import type { AttentionAction } from '../../contract/attention';

const ACTIONS: Readonly<Record<AttentionKind, readonly AttentionAction[]>> = {
  'order-in-doubt': ['ask-again', 'give-up', 'write', 'settle'],
  'payment-in-doubt': ['ask-again', 'write', 'settle'],
  'money-not-released': ['refund', 'write', 'settle'],
  'money-not-returned': ['refund', 'write', 'settle'],
  'order-not-given-back': ['ask-again', 'write', 'settle'],
  'order-unowned': ['ask-again', 'write', 'settle'],
  'supplier-cancelled': ['write', 'settle'],
  'supplier-changed': ['write', 'settle'],
  'confirmation-missing': ['write', 'settle'],
  'letter-undelivered': ['send-again', 'write', 'settle'],
  'hold-lapsing': ['write', 'settle'],
  dispute: ['write', 'settle'],
  'payment-in-review': ['write', 'settle'],
  'fraud-warning': ['write', 'settle'],
  'refund-came-back': ['refund', 'write', 'settle'],
  'payout-failed': ['settle'],
  'account-charges-off': ['settle'],
  'account-payouts-off': ['settle'],
  'account-asked': ['settle'],
  'account-disconnected': ['settle'],
  difference: ['write', 'settle'],
};

const OF_BOOKINGS: readonly AttentionAction[] = ['ask-again', 'refund', 'write'];

/** Where the booking of a point stands. */
type Standing = Parameters<typeof mayGiveUp>[0];

const MOVED_BY: Readonly<Partial<Record<State, readonly AttentionKind[]>>> = {
  refunding: ['money-not-returned', 'refund-came-back'],
  voiding: ['money-not-released', 'refund-came-back'],
  releasing: ['order-not-given-back'],
  withdrawing: ['order-not-given-back'],
};

/** Whether settling the point brings the booking to what it waits for. */
export const movesBooking = (kind: AttentionKind, state: State | null): boolean =>
  state !== null && (MOVED_BY[state]?.includes(kind) ?? false);

/** What can be done about a point that is still open; without a booking there is nobody to write to and nothing to ask. */
export const actionsFor = (kind: AttentionKind, booking: Standing | null): AttentionAction[] =>
  ACTIONS[kind].filter((action) => {
    if (!booking) return !OF_BOOKINGS.includes(action);
    if (action === 'give-up') return mayGiveUp(booking);
    // Of what somebody has returned at the gateway itself, no booking waits for the money.
    if (action === 'refund' && kind === 'refund-came-back') return movesBooking(kind, booking.state);
    return true;
  });
