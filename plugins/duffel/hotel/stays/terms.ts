import type { Money } from '@/core/contract';
import { readMoney } from '../../kit/money';
import { readable } from '@/server/selling/supplier/outside/readable';
import { falling, type Refunds } from '@/plugins/hotel/face/outside/refunds';
import { Refund } from '../api/schemas';

/** More than any property writes. */
const MOST_STEPS = 20;

/** A timeline as Duffel gives it. What cannot be read promises nothing. */
export function refundsOf(timeline: readonly unknown[], total: Money): Refunds {
  const steps = readable(Refund, timeline.slice(0, MOST_STEPS)).flatMap(
    ({ before, refund_amount, currency }) => {
      const until = Date.parse(before);
      const refund = readMoney(refund_amount, currency);
      if (Number.isNaN(until) || !refund || refund.currency !== total.currency || refund.amount === 0)
        return [];
      return [{ until: new Date(until).toISOString(), amount: refund.amount }];
    },
  );
  return falling(total, steps);
}
