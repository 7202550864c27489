import { safeParse, z } from 'zod/mini';
import { Money } from '@/core/contract';
import { splitByWeight } from '@/server/selling/supplier/amount';
import type { TimedTerms } from '@/server/selling/supplier/sandbox/penalty';
import type { TimedPenalty } from '@/server/ports/supplier';
import type { Plan } from '../port';

/** What comes back of a price by time, as it is kept of an order: each refund until its moment, the earliest first. */
export const Refunds = z.object({
  total: Money,
  steps: z.array(z.object({ until: z.string(), amount: z.number() })),
});
export type Refunds = z.output<typeof Refunds>;

/** What is kept of an order; null when it cannot be read. */
export const refundsIn = (kept: unknown): Refunds | null => safeParse(Refunds, kept).data ?? null;

/** Steps in their order: no refund is more than was paid, and none more than one that ended before. */
export function falling(total: Money, steps: Refunds['steps']): Refunds {
  let least = total.amount;
  return {
    total,
    steps: steps
      .toSorted((a, b) => a.until.localeCompare(b.until) || a.amount - b.amount)
      .map(({ until, amount }) => ({ until, amount: (least = Math.min(least, amount)) })),
  };
}

const refundAt = ({ steps }: Refunds, until: string): number =>
  steps.find((step) => step.until >= until)?.amount ?? 0;

/** What comes back of rooms that are given back together. */
export const together = (rooms: readonly Refunds[], total: Money): Refunds =>
  falling(
    total,
    [...new Set(rooms.flatMap(({ steps }) => steps.map(({ until }) => until)))].map((until) => ({
      until,
      amount: rooms.reduce((sum, room) => sum + refundAt(room, until), 0),
    })),
  );

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
