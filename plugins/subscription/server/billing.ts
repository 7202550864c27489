import { conflict } from '@/server/error';
import type { BillingGateway } from '@/server/ports/billing';
import type { Services } from '@/server/ports/services';
import { subscriptionRefusals } from '../contract/refusals';

/** Milliseconds that a gateway is given to answer; what it says later is looked up. */
const PATIENCE_MS = 20_000;

/** Whoever charges kept cards; null where nobody takes payments. */
export const billingOf = ({ payments }: Pick<Services, 'payments'>): BillingGateway | null =>
  payments.isClosed ? null : (payments.billing ?? null);

/** Throws HttpError 409 where nobody takes payments. */
export function requireBilling(services: Pick<Services, 'payments'>): void {
  if (!billingOf(services)) throw conflict(subscriptionRefusals.notTakingPayments);
}

/** Throws HttpError 409 where nobody returns what was charged; a gateway that takes nothing new still does. */
export function requireReturning({ payments }: Pick<Services, 'payments'>): void {
  if (!payments.billing) throw conflict(subscriptionRefusals.notTakingPayments);
}

/** Under which key an attempt is charged, whoever does it. */
export const chargeKey = (attemptId: string): string => `subscription:${attemptId}:charge`;

export const callOf = (idempotencyKey: string) => ({
  idempotencyKey,
  signal: AbortSignal.timeout(PATIENCE_MS),
});
