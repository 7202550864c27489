import type { BillingGateway } from '../ports/billing';
import type { PaymentGateway } from '../ports/payment';
import { closedGateway } from './closed';

/** Payments of the gateway that an installation began with. */
const isEmbedded = (paymentRef: string): boolean => paymentRef.startsWith('pay_');

const isEmbeddedCharge = (paymentRef: string): boolean => paymentRef.startsWith('chg_');

/** The same of kept cards: what was charged before is returned, and listed, where it was charged. */
function routedBilling(current: BillingGateway, embedded: BillingGateway): BillingGateway {
  const { charges } = current;
  return {
    ...current,
    async lookupCharge(key) {
      const known = await current.lookupCharge(key);
      return known.kind === 'absent' ? embedded.lookupCharge(key) : known;
    },
    refund: (ref, amount, call) => (isEmbeddedCharge(ref) ? embedded : current).refund(ref, amount, call),
    returned: (ref) => (isEmbeddedCharge(ref) ? embedded : current).returned(ref),
    ...(charges && {
      charges: async (since: Date) => [
        ...(await charges(since)),
        ...((await embedded.charges?.(since)) ?? []),
      ],
    }),
  };
}

/** Everything new goes to `current`; what the embedded gateway took before is settled where it was taken. */
export function routed(current: PaymentGateway, embedded: PaymentGateway): PaymentGateway {
  const of = (paymentRef: string) => (isEmbedded(paymentRef) ? embedded : current);
  return {
    ...current,
    ...(current.billing && embedded.billing && { billing: routedBilling(current.billing, embedded.billing) }),
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

/** Who takes payments here: a real gateway where one is configured, the embedded gateway to try the site, or nobody. */
export const paymentsOf = ({
  real,
  embedded,
  isSandbox,
}: {
  real: { gateway: PaymentGateway } | null;
  embedded: PaymentGateway;
  isSandbox: boolean;
}): PaymentGateway =>
  real ? routed(real.gateway, embedded) : isSandbox ? embedded : closedGateway(embedded);
