import type { Money } from '@/core/contract';
import type { TimedPenalty } from '../../../ports/supplier';

/** What a cancellation costs, by time. */
export interface TimedTerms {
  /** Until then nothing is kept, ISO UTC; null when it is never free. */
  readonly freeUntil: string | null;
  /** Kept after that and before `nothingFrom`; null: everything. */
  readonly fee: Money | null;
  /** From then on nothing is returned, ISO UTC. */
  readonly nothingFrom: string;
}

/** What is kept of an order of that net price when it is given back now (INV-5: never above it). */
export function timedPenalty(terms: TimedTerms | null, net: Money, now: Date): TimedPenalty {
  const at = now.toISOString();
  if (terms?.freeUntil != null && at <= terms.freeUntil)
    return { penalty: { ...net, amount: 0 }, refundable: true, freeUntil: terms.freeUntil };
  const fee = terms && at < terms.nothingFrom ? terms.fee : null;
  return fee
    ? { penalty: { ...fee, amount: Math.min(fee.amount, net.amount) }, refundable: true, freeUntil: null }
    : { penalty: net, refundable: false, freeUntil: null };
}
