import type { PaymentGateway } from '../ports/payment';
import { closedGateway } from './closed';

/** Payments of the gateway that an installation began with. */
const isEmbedded = (paymentRef: string): boolean => paymentRef.startsWith('pay_');

/** Everything new goes to `current`; what the embedded gateway took before is settled where it was taken. */
export function routed(current: PaymentGateway, embedded: PaymentGateway): PaymentGateway {
  const of = (paymentRef: string) => (isEmbedded(paymentRef) ? embedded : current);
  return {
    ...current,
    async lookup(key) {
      const known = await current.lookup(key);
      return known.kind === 'absent' ? embedded.lookup(key) : known;
    },
    capture: (ref, amount, call) => of(ref).capture(ref, amount, call),
    void: (ref, call) => of(ref).void(ref, call),
    refund: (ref, amount, call) => of(ref).refund(ref, amount, call),
    payments: async (since) => [
      ...((await current.payments?.(since)) ?? []),
      ...((await embedded.payments?.(since)) ?? []),
    ],
  };
}

/** Who takes payments here: Stripe where it is configured, the embedded gateway to try the site, or nobody. */
export const paymentsOf = ({
  stripe,
  embedded,
  isSandbox,
}: {
  stripe: { gateway: PaymentGateway } | null;
  embedded: PaymentGateway;
  isSandbox: boolean;
}): PaymentGateway =>
  stripe ? routed(stripe.gateway, embedded) : isSandbox ? embedded : closedGateway(embedded);
