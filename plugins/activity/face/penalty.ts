import type { Money } from '@/core/contract';
import { addDays, instantAt, isoAt, localTime } from '@/server/selling/supplier/time';
import { refundOf, type RefundPolicy, refundPercent } from '../contract/refund';
import type { ActivityPenalty } from './port';

const HOUR_MS = 3_600_000;

/** When something begins: the instant, ISO UTC, and the day of the calendar there. */
export interface Beginning {
  readonly begins: string;
  readonly day: string;
  /** IANA. */
  readonly zone: string;
}

/** How much of it comes back, 1 to 100, and until when, ISO UTC. */
export interface Returned {
  readonly percent: number;
  readonly until: string;
}

/** What comes back and until when, most first (R338, R339). */
function returnedBy(policy: RefundPolicy, { begins, day, zone }: Beginning): Returned[] {
  if (policy.kind === 'none') return [];
  if (policy.kind === 'hours') {
    const until = new Date(Date.parse(begins) - policy.hoursBefore * HOUR_MS).toISOString();
    return [{ percent: 100, until }];
  }
  const tiers = policy.tiers.map(({ daysBefore, percent }) => {
    // The last minute of the last day on which it is still so many days ahead.
    const end = isoAt(instantAt(zone, addDays(day, 1 - daysBefore), 0) - 1);
    return { percent, until: end < begins ? end : begins };
  });
  // Of two that give as much the later one counts.
  return tiers
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent || b.until.localeCompare(a.until));
}

/** Until when all of it comes back, ISO UTC; null when it never does (R338, R339). */
export const freeUntil = (policy: RefundPolicy, at: Beginning): string | null =>
  returnedBy(policy, at).find(({ percent }) => percent === 100)?.until ?? null;

/** What comes back of it now, and until when; null once nothing does. */
export const returnedNow = (policy: RefundPolicy, at: Beginning, now: Date): Returned | null =>
  returnedBy(policy, at).find(({ until }) => until >= now.toISOString()) ?? null;

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
