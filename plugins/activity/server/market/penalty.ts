import type { Money } from '@/core/contract';
import { addDays, instantAt, isoAt, localTime } from '@/server/selling/supplier/time';
import { refundOf, type RefundPolicy, refundPercent } from '../../contract/refund';
import type { ActivityPenalty } from '../supplier/port';

const HOUR_MS = 3_600_000;

/** When something begins: the instant, ISO UTC, and the day of the calendar there. */
export interface Beginning {
  readonly begins: string;
  readonly day: string;
  /** IANA. */
  readonly zone: string;
}

/** Until when all of it comes back, ISO UTC; null when it never does (R338, R339). */
export function freeUntil(policy: RefundPolicy, { begins, day, zone }: Beginning): string | null {
  if (policy.kind === 'none') return null;
  if (policy.kind === 'hours')
    return new Date(Date.parse(begins) - policy.hoursBefore * HOUR_MS).toISOString();
  const whole = policy.tiers.filter(({ percent }) => percent === 100).map(({ daysBefore }) => daysBefore);
  if (whole.length === 0) return null;
  // The last minute of the last day on which it is still so many days ahead.
  const end = isoAt(instantAt(zone, addDays(day, 1 - Math.min(...whole)), 0) - 1);
  return end < begins ? end : begins;
}

/** What cancelling keeps of an order now (R338, R339, INV-5: never above its net price). */
export function penaltyNow(policy: RefundPolicy, at: Beginning, net: Money, now: Date): ActivityPenalty {
  const percent = refundPercent(policy, {
    ...{ start: Date.parse(at.begins), now: now.getTime(), startDay: at.day },
    today: localTime(at.zone, Math.floor(now.getTime() / 60_000)).slice(0, 10),
  });
  return {
    penalty: { ...net, amount: net.amount - Math.min(net.amount, refundOf(net.amount, percent)) },
    refundable: percent > 0,
    freeUntil: percent === 100 ? freeUntil(policy, at) : null,
  };
}
