import { z } from 'zod/mini';
import { BookingState, PaymentInput, Price } from '../bookings/booking';
import { Language } from '../site/agency';
import { Money, SentMoney } from './money';
import { paging } from '../pages';
import { BookedBy, IdempotencyKey, MarkupInput } from './sale';

/** What the calls of every product have in common: its price of now, its purchase, and the lists of what was bought. */

/** Names a booking; whoever it is not for is answered as if there were none (SEC-31). */
export const BookingId = z.string().check(z.minLength(1), z.maxLength(100));

/** The price of now, held until `expiresAt`. */
export const HeldPrice = z.object({
  quoteId: z.string(),
  price: Price,
  /** What the caller had on screen. */
  previousTotal: Money,
  /** The total is another one than `previousTotal`: show both and ask (rule 16 of the experience guide). */
  changed: z.boolean(),
  /** Why it is, where that is known: what was on screen is what visitors see, and the caller's own price is another (G33). */
  reason: z.optional(z.literal('account')),
  /** ISO, UTC. */
  expiresAt: z.string(),
});
export type HeldPrice = z.output<typeof HeldPrice>;

/** What a price of now is asked with, beside what it is of. */
export const pricingFields = {
  expectedTotal: SentMoney,
  /** Id of the plugin whose protection the traveller chose; the answer's price has it (SEC-34). */
  protection: z.optional(z.string().check(z.maxLength(40))),
  /** Staff only, 403 for others: instead of the agency's markup, 0 < value <= 100 whatever the type (R224, G11, G70). */
  markup: z.optional(MarkupInput),
};

/** How a total that the payer has seen is paid, once. */
export const payingFields = {
  /** The total on the traveller's screen; never more is charged (INV-5). */
  acceptedTotal: SentMoney,
  payment: PaymentInput,
  /** Instead of the Idempotency-Key header: one per press of the button, kept over reloads. */
  idempotencyKey: z.optional(IdempotencyKey),
};

/** What buys a price that is held, beside who travels. */
export const purchaseFields = {
  quoteId: z.string().check(z.minLength(1), z.maxLength(100)),
  ...payingFields,
  language: Language,
};

/** What a user's list of own bookings of one product may be asked for (R432, G19). */
export const OwnBookingsQuery = z.strictObject({
  ...paging,
  state: z.optional(BookingState),
  showPastTrips: z.optional(z.enum(['true', 'false'])),
});
export type OwnBookingsQuery = z.output<typeof OwnBookingsQuery>;

/** The figures in the agency's lists of bookings, which are staff's only (SEC-35). */
export const agencyFigures = {
  /** The supplier's reference of the order. */
  orderId: z.nullable(z.string()),
  /** What was agreed, whether it was paid or not. */
  bookedPrice: Money,
  /** What was charged, and what of it the supplier gets. This and all that follows: null where nothing was charged. */
  chargedAmount: z.nullable(Money),
  costPrice: z.nullable(Money),
  /** What was charged and not returned. */
  salesPrice: z.nullable(Money),
  /** Sales without cost: markup, agency fee, kept penalties and protection, which follow. */
  commissionEarned: z.nullable(Money),
  markupEarned: z.nullable(Money),
  transactionFees: z.nullable(Money),
  penaltyEarned: z.nullable(Money),
  protectionEarned: z.nullable(Money),
  /** What a cancellation kept of what was charged, and returned; null when none was made, too. */
  penaltyAmount: z.nullable(Money),
  refundAmount: z.nullable(Money),
  /** The gateway's reference of the payment; null before one was authorised. */
  transactionHash: z.nullable(z.string()),
  bookedBy: BookedBy,
  /** The client for whom staff made it; null: for whoever made it. */
  bookedFor: z.nullable(BookedBy),
  canCancel: z.boolean(),
};
