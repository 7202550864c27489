import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { Money } from '../money/money';
import { PaidPart, Settlement } from '../money/settlement';
import { reasonFields } from '../said';

/**
 * Where a booking stands for its traveller, whatever the product. `processing` covers every state that is not
 * final, `unknown` is one of them that the supplier has not answered: neither is ever shown as failed (INV-6).
 * `reserved` is kept for the traveller without payment until a time limit.
 */
export const BookingState = z.enum([
  'processing',
  'action-required',
  'reserved',
  'confirmed',
  'cancelled',
  'failed',
]);
export type BookingState = z.output<typeof BookingState>;

/** One row of My Trips, the same for every product; the product's plugin draws its card. */
export const TripSummary = z.object({
  bookingId: z.string(),
  /** Id of the plugin that sold it. */
  product: z.string(),
  state: BookingState,
  /** The product's own status word, shown through its display map; unknown words are shown as they are (G87). */
  status: z.string(),
  locator: z.nullable(z.string()),
  title: z.string(),
  /** ISO dates in the place's own time, `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** The first instant after its last day, where it ends; null where no zone is known. */
  overAt: z.optional(z.nullable(z.string())),
  bookedAt: z.string(),
  travelers: z.array(z.string()),
  /** What it was sold for. */
  price: Money,
  /** Who paid which part, where it was not the card alone. */
  paidBy: z.optional(z.array(PaidPart)),
  /** Once it is cancelled: what was charged, returned and kept of that. */
  settlement: z.optional(Settlement),
  /** What the product adds for its card; read by the plugin with its own schema. */
  details: z.unknown(),
});
export type TripSummary = z.output<typeof TripSummary>;

export const getUserTransactions = endpoint({
  method: 'POST',
  path: '/api/user/getUserTransactions',
  access: 'user',
  summary: "The user's own bookings of every product the agency sells, newest first.",
  body: z.strictObject({
    category: z.optional(z.string().check(z.maxLength(40))),
    state: z.optional(BookingState),
    when: z.optional(z.enum(['upcoming', 'past', 'all'])),
    /** `trip`: what comes next first, then what was last; without it the booked last first. */
    order: z.optional(z.enum(['booked', 'trip'])),
    /** What a locator starts with. */
    locator: z.optional(z.string().check(z.maxLength(20))),
    from: z.optional(z.int().check(z.minimum(0))),
    size: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  response: z.object({ data: z.array(TripSummary), totalCount: z.int() }),
});

/**
 * The price a traveller sees: `lines` add up to `total`. Staff also receive `wholesale` and what follows from
 * it; a traveller's answer does not contain those fields (SEC-35).
 */
export const PriceLine = z.object({
  kind: z.enum(['base', 'taxes', 'markup', 'fee', 'extras', 'protection', 'discount']),
  amount: Money,
});
export const Price = z.object({
  lines: z.array(PriceLine),
  total: Money,
  staff: z.optional(
    z.object({
      wholesale: Money,
      agencyMarkup: Money,
      agencyFee: Money,
      commission: Money,
      retail: z.nullable(Money),
      published: z.nullable(Money),
    }),
  ),
});
export type Price = z.output<typeof Price>;

/** A payment the traveller authorises: a token of the gateway, never a card number (SEC-40). */
export const PaymentInput = z.strictObject({
  /** Id of a `payment.methods` contribution; `card` is the gateway's own. */
  method: z.string().check(z.maxLength(40)),
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Parts of the price, in minor units of its currency, that other methods pay; `method` pays the rest. */
  also: z.optional(
    z
      .array(
        z.strictObject({
          method: z.string().check(z.maxLength(40)),
          token: z.string().check(z.minLength(1), z.maxLength(200)),
          amount: z.int().check(z.positive()),
        }),
      )
      .check(z.minLength(1), z.maxLength(3)),
  ),
});
export type PaymentInput = z.output<typeof PaymentInput>;

/** How a booking request ended so far; `processing` is resumed by asking again. */
export const BookingProgress = z.object({
  bookingId: z.string(),
  state: BookingState,
  status: z.string(),
  /** What happened, in one sentence, when the state is `failed` (rule 18 of the experience guide). */
  message: z.nullable(z.string()),
  ...reasonFields,
  /** What became of the money: nothing was taken, it is being returned, it was taken. */
  money: z.enum(['none', 'held', 'taken', 'returning', 'returned']),
  /** Once it is cancelled: what was charged, returned and kept. */
  settlement: z.optional(Settlement),
  /** Who paid which part, or holds it, where it is not the card alone. */
  paidBy: z.optional(z.array(PaidPart)),
  /** Until when the supplier answers at the latest, ISO UTC, where it thinks about the order for longer. */
  answersBy: z.optional(z.string()),
  /** Where the payer must confirm the payment, when the state is `action-required`; where the slip is that has to be paid, when it is `reserved`. */
  actionUrl: z.nullable(z.string()),
  /** Until when the slip can be paid, ISO UTC. */
  payUntil: z.optional(z.string()),
});
export type BookingProgress = z.output<typeof BookingProgress>;

/** Where a page finds a booking's progress while it is being made; works after a reload (rule 17). */
export const getBookingProgress = endpoint({
  method: 'GET',
  path: '/api/bookings/{id}/progress',
  access: 'user',
  summary: 'How far a booking of the own user has come; asking also moves a resumable one forward.',
  response: z.object({ data: BookingProgress }),
});
