import type Stripe from 'stripe';
import type { PayoutInBooks } from '../../ports/payment';
import { fromStripe } from './minor-units';

const STATES: Readonly<Record<string, PayoutInBooks['state']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

/** What was paid out with it: charges and refunds with their fees, but not the payout's own entries. */
async function sumOf(stripe: Stripe, payout: string): Promise<number> {
  let sum = 0;
  for await (const { type, amount, fee } of stripe.balanceTransactions.list({ payout, limit: 100 }))
    if (!type.startsWith('payout')) sum += amount - fee;
  return sum;
}

/**
 * Payouts to the platform's own bank account since then. Those of agencies' own accounts are between them and Stripe. What
 * somebody has sent by hand, or is not settled yet, has no list of what it is made of.
 */
export async function readPayouts(stripe: Stripe, since: Date): Promise<PayoutInBooks[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const found: PayoutInBooks[] = [];
  for await (const payout of stripe.payouts.list({ created, limit: 100 })) {
    const { id: ref, status, amount, currency, reconciliation_status: reconciled } = payout;
    const isListed = reconciled === 'completed';
    found.push({
      ref,
      state: STATES[status] ?? 'under-way',
      amount: fromStripe(amount, currency),
      sum: isListed ? fromStripe(await sumOf(stripe, ref), currency).amount : null,
    });
  }
  return found;
}
