import { safeParse, z } from 'zod/mini';
import { Money } from '@/core/contract';
import { readMoney, splitByWeight } from '@/server/selling/duffel/money';
import { readable } from '@/server/selling/duffel/readable';
import type { TimedPenalty, TimedTerms } from '@/server/selling/supplier/sandbox/penalty';
import { Refund } from '../api/schemas';
import type { Plan } from '../../rates/plans';

/** More than any property writes. */
const MOST_STEPS = 20;

/** What comes back of a price by time, as it is kept of an order: each refund until its moment, the earliest first. */
export const Refunds = z.object({
  total: Money,
  steps: z.array(z.object({ until: z.string(), amount: z.number() })),
});
export type Refunds = z.output<typeof Refunds>;

/** What is kept of an order; null when it cannot be read. */
export const refundsIn = (kept: unknown): Refunds | null => safeParse(Refunds, kept).data ?? null;

/**
 * A timeline as Duffel gives it. What cannot be read promises nothing, nothing is more than was paid, and no refund is more
 * than one that ended before.
 */
export function refundsOf(timeline: readonly unknown[], total: Money): Refunds {
  const steps = readable(Refund, timeline.slice(0, MOST_STEPS)).flatMap(
    ({ before, refund_amount, currency }) => {
      const until = Date.parse(before);
      const refund = readMoney(refund_amount, currency);
      if (Number.isNaN(until) || !refund || refund.currency !== total.currency || refund.amount === 0)
        return [];
      return [{ until: new Date(until).toISOString(), amount: Math.min(refund.amount, total.amount) }];
    },
  );
  let least = total.amount;
  return {
    total,
    steps: steps
      .sort((a, b) => a.until.localeCompare(b.until) || a.amount - b.amount)
      .map(({ until, amount }) => ({ until, amount: (least = Math.min(least, amount)) })),
  };
}

/**
 * The same as its reader is told: free until a moment, then one fee until another, then everything is kept. Of several fees
 * the highest, so that nobody gets back less than was said.
 */
export function termsOf({ total, steps }: Refunds, start: string): TimedTerms {
  const free = steps.findLast(({ amount }) => amount === total.amount);
  const partly = steps.filter(({ amount }) => amount < total.amount);
  const least = Math.min(...partly.map(({ amount }) => amount));
  return {
    freeUntil: free?.until ?? null,
    fee: partly.length > 0 ? { ...total, amount: total.amount - least } : null,
    nothingFrom: steps.at(-1)?.until ?? start,
  };
}

export const planOf = ({ freeUntil, fee }: TimedTerms): Plan =>
  freeUntil ? 'flexible' : fee ? 'moderate' : 'nonRefundable';

/** The terms of each of so many rooms that are given back together. */
export const shared = (terms: TimedTerms, rooms: number): TimedTerms[] => {
  const { fee } = terms;
  if (!fee) return Array.from({ length: rooms }, () => terms);
  return evenly(fee, rooms).map((own) => ({ ...terms, fee: own }));
};

/** An amount in so many parts that add up to it. */
export const evenly = (money: Money, parts: number): Money[] =>
  splitByWeight(money.amount, Array<number>(parts).fill(1)).map((amount) => ({ ...money, amount }));

/** What is kept of an order when it is given back now (INV-5: never above what was paid). */
export function penaltyAt({ total, steps }: Refunds, now: Date): TimedPenalty {
  const step = steps.find(({ until }) => Date.parse(until) > now.getTime());
  const refund = Math.min(step?.amount ?? 0, total.amount);
  return {
    penalty: { ...total, amount: total.amount - refund },
    refundable: refund > 0,
    freeUntil: step && refund === total.amount ? termsOf({ total, steps }, step.until).freeUntil : null,
  };
}
