import { useRef } from 'react';
import { useApi } from '@/core/api/context';
import { forgetIdempotencyKey, idempotencyKeyFor } from '@/core/selling/checkout/pay/idempotency';
import type { CollectPayment } from '@/core/selling/checkout/pay/PaymentStep';
import { useAlone } from '@/core/state/use-alone';
import type { Money, PaymentInput } from '@/core/contract';
import { payHeldFlight } from '../../../contract';
import { needsNewKey, payOutcomeOf, payOutcomeOfError, type PayOutcome } from './pay-held';

interface Sent {
  acceptedTotal: Money;
  payment: PaymentInput;
}

/**
 * Pays for a reservation. Presses while one is under way are ignored; a payment whose end is not known is repeated word
 * for word under the same key, so that nothing is charged twice (INV-1); any other press is a new payment.
 */
export function usePayHeld(bookingId: string, onOutcome: (outcome: PayOutcome) => void) {
  const api = useApi();
  const { pending, alone } = useAlone();
  const sent = useRef<Sent | null>(null);
  const subject = `flight-held-${bookingId}`;

  const told = async (work: () => Promise<PayOutcome | null>) => {
    // What goes on is followed elsewhere: no press may come between.
    const outcome = await alone(work, (end) => end?.kind === 'follow');
    if (!outcome) return;
    if (needsNewKey(outcome)) forgetIdempotencyKey(subject);
    onOutcome(outcome);
  };
  const send = async (request: Sent): Promise<PayOutcome> => {
    sent.current = request;
    try {
      const { data } = await api.call(
        payHeldFlight,
        { body: { bookingId, ...request } },
        { idempotencyKey: idempotencyKeyFor(subject) },
      );
      return payOutcomeOf(data);
    } catch (error) {
      return payOutcomeOfError(error);
    }
  };
  return {
    pending,
    /** `collect` resolves with null when the payment's own fields need mending; then nothing is sent. */
    pay: (acceptedTotal: Money, collect: CollectPayment) =>
      told(async () => {
        try {
          const payment = await collect();
          return payment ? await send({ acceptedTotal, payment }) : null;
        } catch (error) {
          return { kind: 'refused', message: error instanceof Error ? error.message : '' };
        }
      }),
    /** Goes on with a price that was asked about. */
    accept: (acceptedTotal: Money) =>
      told(async () => (sent.current ? send({ ...sent.current, acceptedTotal }) : null)),
    /** Repeats the request whose answer is missing. */
    askAgain: () => told(async () => (sent.current ? send(sent.current) : null)),
  };
}
