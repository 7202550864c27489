import type Stripe from 'stripe';

const DAY_MS = 24 * 60 * 60_000;
/** Banks and shops report a slip up to two working days after it was paid, and weekends lie between. */
const REPORTED_WITHIN_DAYS = 4;
/** Nobody has to keep a price for longer. */
const MOST_DAYS = 3;

type Options = NonNullable<Stripe.PaymentIntentCreateParams['payment_method_options']>;

/** Ways to pay by a slip, each with how long it stands. Multibanco's is Stripe's own to say: seven days. */
const SLIPS: Readonly<Record<string, (days: number) => Options>> = {
  boleto: (days) => ({ boleto: { expires_after_days: days } }),
  konbini: (days) => ({ konbini: { expires_after_days: days } }),
  oxxo: (days) => ({ oxxo: { expires_after_days: days } }),
  multibanco: () => ({}),
};
const OWN_DAYS: Readonly<Record<string, number>> = { multibanco: 7 };

export const isSlip = (type: string): boolean => type in SLIPS;

/**
 * How a slip is asked for that a booking can wait for; null where it cannot: it has to be paid, and heard of, while the price and
 * the place are kept.
 */
export function slipOptions(type: string, waitsUntil: Date | undefined, now: Date): Options | null {
  const days = waitsUntil
    ? Math.floor((waitsUntil.getTime() - now.getTime()) / DAY_MS) - REPORTED_WITHIN_DAYS
    : 0;
  const needs = OWN_DAYS[type] ?? 1;
  const options = SLIPS[type];
  return options && days >= needs ? options(Math.min(days, MOST_DAYS)) : null;
}
