import { z } from 'zod/mini';
import type { Price } from '../bookings/booking';
import { Money } from './money';

/** What one way to pay has paid of a price, or gets back of it; null is the card. */
export const PaidPart = z.object({ method: z.nullable(z.string()), amount: Money });
export type PaidPart = z.output<typeof PaidPart>;

/** What became, or would become, of the money of a booking that is cancelled: `charged` is `returned` and `kept`. */
export const Settlement = z.object({
  /** Zero where nothing was ever taken. */
  charged: Money,
  returned: Money,
  kept: Money,
  /** What of `returned` goes where, where it was not the card alone that paid. */
  returnedTo: z.optional(z.array(PaidPart)),
  /** Somebody of the agency has returned it another way. */
  isByHand: z.optional(z.literal(true)),
  /** `protection`: only its own price is kept. `terms`: whoever sold it and the agency keep a fee. Null: nothing is kept. */
  keptBy: z.nullable(z.enum(['protection', 'terms'])),
});
export type Settlement = z.output<typeof Settlement>;

interface Cancelled {
  /** Minor units; at most the total. */
  refund: number;
  /** Protection returned more than the terms would have. */
  isProtected: boolean;
  /** Whether it was ever paid. */
  isPaid: boolean;
  /** Where what is returned goes, where it was not the card alone that paid. */
  returnedTo?: PaidPart[] | undefined;
  /** Somebody of the agency has returned it another way. */
  isByHand?: boolean;
}

/** What is charged, returned and kept of a booking that is cancelled, and why. */
export function settlementOf(
  { total }: Pick<Price, 'total'>,
  { refund, isProtected, isPaid, returnedTo, isByHand = false }: Cancelled,
): Settlement {
  const money = (amount: number): Money => ({ amount, currency: total.currency });
  const charged = isPaid ? total.amount : 0;
  const kept = isPaid ? charged - refund : 0;
  return {
    charged: money(charged),
    returned: money(charged - kept),
    kept: money(kept),
    ...(isPaid && isByHand ? { isByHand } : isPaid && returnedTo ? { returnedTo } : {}),
    keptBy: kept === 0 ? null : isProtected ? 'protection' : 'terms',
  };
}

/** What a cancellation means for the agency; staff's only (SEC-35). `keeps` and `loses` add up to `earned`. */
export const AgencyShare = z.object({
  /** Its markup and fee. */
  earned: Money,
  keeps: Money,
  /** Negative where it keeps more than it had earned. */
  loses: Money,
  /** What the supplier keeps of its price. */
  supplierKeeps: Money,
  /** What remains of the protection's price; negative where it pays. Zero without one. */
  protectionKeeps: Money,
});
export type AgencyShare = z.output<typeof AgencyShare>;
