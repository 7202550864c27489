import type Stripe from 'stripe';
import type { ReturnOutcome } from '@/server/ports/payment';
import { on } from './client';

/** How a refund stands: it is done when Stripe says that it succeeded, and not before. */
export function stageOf({ status, failure_reason, pending_reason }: Stripe.Refund): ReturnOutcome {
  switch (status) {
    case 'succeeded':
      return { kind: 'done' };
    case 'failed':
    case 'canceled':
      return {
        kind: 'failed',
        message: `The refund is ${status}${failure_reason ? `: ${failure_reason}` : ''}`,
      };
    case 'requires_action':
      return {
        kind: 'pending',
        message: 'Stripe has asked the payer by email where the money shall go, and waits for an answer',
      };
    default:
      return {
        kind: 'pending',
        message: `The refund is ${status ?? 'under way'}${pending_reason ? `: ${pending_reason}` : ''}`,
      };
  }
}

/** All refunds of a payment, however many pages they fill. */
export async function refundsOf(
  stripe: Stripe,
  { intent, account }: { intent: string; account: string | null },
): Promise<Stripe.Refund[]> {
  const found: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }, on(account)))
    found.push(refund);
  return found;
}

/** The refund that was asked for under this key. */
export const refundOfKey = (refunds: readonly Stripe.Refund[], key: string): Stripe.Refund | undefined =>
  refunds.find(({ metadata }) => metadata?.['key'] === key);

const sumOf = (refunds: readonly Stripe.Refund[], kind: ReturnOutcome['kind']): number =>
  refunds.filter((refund) => stageOf(refund).kind === kind).reduce((sum, { amount }) => sum + amount, 0);

/** What has arrived at the payer. */
export const arrived = (refunds: readonly Stripe.Refund[]): number => sumOf(refunds, 'done');
/** What the bank has and has not said. */
export const underWay = (refunds: readonly Stripe.Refund[]): number => sumOf(refunds, 'pending');
