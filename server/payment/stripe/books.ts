import type Stripe from 'stripe';
import type { PaymentInBooks } from '../../ports/payment';
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

/** Stripe's own list of every payment since then, of the platform's account and of every other that took something. */
export async function readBooks(
  stripe: Stripe,
  memory: Pick<StripeMemory, 'accountsSince'>,
  since: Date,
): Promise<PaymentInBooks[]> {
  const accounts = new Set<string | null>([null, ...(await memory.accountsSince(since))]);
  const found: PaymentInBooks[] = [];
  for (const account of accounts) {
    const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100, expand: EXPAND };
    for await (const intent of stripe.paymentIntents.list(asked, on(account))) {
      const payment = inBooks(intent);
      if (payment) found.push(payment);
    }
  }
  return found;
}
