import type Stripe from 'stripe';
import type { ChargeInBooks } from '@/server/ports/billing';
import type { PaymentInBooks } from '@/server/ports/payment';
import { on } from './client';
import { fromStripe } from './minor-units';
import { chargeOf } from './outcome';
import { capturedBy, isTakenAtOnce } from './settle';
import type { StripeMemory } from './tables';

const EXPAND = ['data.latest_charge.balance_transaction'];

/** What Stripe keeps of it for itself, in the currency that it pays out in. */
function feeOf(charge: Stripe.Charge | null): PaymentInBooks['fee'] {
  const entry = charge?.balance_transaction;
  return typeof entry === 'object' && entry ? fromStripe(entry.fee, entry.currency) : undefined;
}

/**
 * A payment as the engine knows it. What was paid by Pix and not been taken by the engine yet is held: returned, it is
 * released.
 */
export function inBooks(intent: Stripe.PaymentIntent): PaymentInBooks | null {
  const { agency, key } = intent.metadata;
  if (!agency || !key) return null;
  const charge = chargeOf(intent);
  const here = (amount: number) => fromStripe(amount, intent.currency).amount;
  const refunded = charge?.amount_refunded ?? 0;
  const isPaid = intent.status === 'succeeded';
  const isTaken = isPaid && (capturedBy(intent) !== undefined || !isTakenAtOnce(intent));
  const isWaiting = isPaid && !isTaken;
  const authorised =
    isPaid ||
    intent.status === 'requires_capture' ||
    (intent.status === 'canceled' && charge?.status === 'succeeded');
  const fee = feeOf(charge);
  return {
    paymentRef: intent.id,
    key,
    agencyId: agency,
    currency: intent.currency.toUpperCase(),
    authorised,
    captures: isTaken ? 1 : 0,
    captured: isTaken ? here(intent.amount_received) : 0,
    refunded: isTaken ? here(refunded) : 0,
    held: here(isWaiting ? intent.amount_received - refunded : isPaid ? 0 : intent.amount_capturable),
    released:
      authorised && (intent.status === 'canceled' || (isWaiting && refunded >= intent.amount_received)),
    ...(fee ? { fee } : {}),
  };
}

/** What was charged to a kept card, on the platform's own account; null for every other payment. */
function chargeInBooks(intent: Stripe.PaymentIntent): ChargeInBooks | null {
  const { payer, key } = intent.metadata;
  if (!payer || !key || intent.status !== 'succeeded') return null;
  const here = (amount: number) => fromStripe(amount, intent.currency);
  const charge = chargeOf(intent);
  const fee = feeOf(charge);
  return {
    ...{ paymentRef: intent.id, key, payer },
    amount: here(intent.amount_received),
    refunded: here(charge?.amount_refunded ?? 0).amount,
    ...(fee ? { fee } : {}),
  };
}

const listedSince = (stripe: Stripe, account: string | null, since: Date) =>
  stripe.paymentIntents.list(
    { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100, expand: EXPAND },
    on(account),
  );

/** Stripe's own list of what was charged to kept cards since then. */
export async function readCharges(stripe: Stripe, since: Date): Promise<ChargeInBooks[]> {
  const found: ChargeInBooks[] = [];
  for await (const intent of listedSince(stripe, null, since)) {
    const charge = chargeInBooks(intent);
    if (charge) found.push(charge);
  }
  return found;
}

/** Stripe's own list of every payment since then, of the platform's account and of every other that took something. */
export async function readBooks(
  stripe: Stripe,
  memory: Pick<StripeMemory, 'accountsSince'>,
  since: Date,
): Promise<PaymentInBooks[]> {
  const accounts = new Set<string | null>([null, ...(await memory.accountsSince(since))]);
  const found: PaymentInBooks[] = [];
  for (const account of accounts) {
    for await (const intent of listedSince(stripe, account, since)) {
      const payment = inBooks(intent);
      if (payment) found.push(payment);
    }
  }
  return found;
}
