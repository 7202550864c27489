import { z } from 'zod/mini';
import type { Money } from '@/core/contract';
import { moneyOf } from '@/server/selling/supplier/amount';
import { falling, type Refunds } from '@/plugins/hotel/face/outside/refunds';
import { type Policies, Policy } from '../api/schemas';

const MOST_STEPS = 20;

/** "Always GMT, even if not listed": a deadline by other clocks is none that can be promised. */
function momentOf({ cancelTime, timezone }: z.output<typeof Policy>): string | null {
  const [, date, time = '00:00:00'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d)Z?)?$/.exec(cancelTime) ?? [];
  if (!date || !/^(GMT|UTC)?$/.test(timezone ?? '')) return null;
  const at = Date.parse(`${date}T${time}Z`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/**
 * What comes back of a room by time: all of it until the first deadline, then what its fee leaves, until the next one or the day of
 * arrival. A deadline that cannot be read promises nothing, a fee that cannot be read is everything. `start`: ISO UTC.
 */
export function refundsOf(policies: Policies, total: Money, start: string): Refunds {
  const given = (policies?.cancelPolicyInfos ?? []).slice(0, MOST_STEPS);
  const read = given.map((each) => z.safeParse(Policy, each).data);
  const fees = read.map((policy) => {
    const at = policy && momentOf(policy);
    if (!policy || !at) return null;
    const fee = policy.currency === total.currency && policy.type !== 'percent' ? policy.amount : null;
    return { at, fee: moneyOf(fee, total.currency) ?? total };
  });
  const known = fees.filter((fee) => fee !== null).sort((a, b) => a.at.localeCompare(b.at));
  const [first] = known;
  if (policies?.refundableTag === 'NRFN' || !first || known.length < given.length)
    return { total, steps: [] };
  const steps = known.map(({ at, fee }, nth) => ({
    until: known[nth + 1]?.at ?? (start > at ? start : at),
    amount: total.amount - fee.amount,
  }));
  return falling(
    total,
    [{ until: first.at, amount: total.amount }, ...steps].filter(({ amount }) => amount > 0),
  );
}
