import { told } from '@/core/contract/refusal';
import type { AuthoriseOutcome, PaymentInBooks } from '@/server/ports/payment';
import { walletRefusals } from '../../contract/refusals';
import type { PaymentRow } from '../store/tables';

/** Why the wallet pays nothing. */
export type Declined = 'closed' | 'off' | 'notAgreed' | 'notEnough' | 'aboveShare' | 'currency' | 'released';

const declined = (why: Declined): AuthoriseOutcome => ({
  kind: 'declined',
  code: why === 'notEnough' ? 'insufficient-funds' : 'declined',
  ...told(walletRefusals[why]),
});

/** What a payment as it stands answers to whoever asks. */
export function answerOf({ status, declined: why, ref }: PaymentRow): AuthoriseOutcome {
  if (status === 'declined') return declined((why ?? 'closed') as Declined);
  if (status === 'voided') return declined('released');
  return { kind: 'authorised', paymentRef: ref };
}

/** A payment as it stands in the wallets' own books. */
export function inBooks(row: PaymentRow): PaymentInBooks {
  const { ref, key, agency_id, currency, status, amount_minor, refunded_minor } = row;
  const taken = status === 'captured';
  return {
    paymentRef: ref,
    key,
    agencyId: agency_id,
    currency,
    authorised: status !== 'declined',
    captures: taken ? 1 : 0,
    captured: taken ? amount_minor : 0,
    refunded: refunded_minor,
    held: status === 'held' ? amount_minor : 0,
    released: status === 'voided',
  };
}
