import type { PaymentGateway } from '../ports/payment';

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
