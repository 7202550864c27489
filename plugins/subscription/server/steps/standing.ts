import { addDays, dayOf, startOf } from '../plan/days';
import { periodAt, scheduleOf } from '../plan/schedule';
import { sumOf } from '../plan/owed';
import type { SubscriptionRow } from '../store/tables';

/** A renewal is tried on these days after it was first declined; the site sells on for `GRACE_DAYS`. */
export const TRY_DAYS = [0, 3, 5, 7] as const;
export const GRACE_DAYS = 14;
/** Before the end of the grace the owner is warned once more, and before that of a card. */
const LAST_WARNING_DAYS = 2;
const CARD_WARNING_DAYS = 21;

export type Subscribed = Pick<
  SubscriptionRow,
  | 'standing'
  | 'plan'
  | 'coupon_kind'
  | 'anchor'
  | 'period_index'
  | 'period_until'
  | 'cancel_at_end'
  | 'card'
  | 'tries'
  | 'due_since'
  | 'grace_until'
  | 'next_try_at'
  | 'warned_of'
  | 'warned_card'
>;

export type Due = 'renew' | 'end' | 'warn-card' | 'warn-last';

/** The period that comes after the one that is paid, and what is owed beside it; free months are the first alone. */
export function nextPeriod({
  plan,
  coupon_kind,
  anchor,
  period_index,
  extras,
}: Pick<SubscriptionRow, 'plan' | 'coupon_kind' | 'anchor' | 'period_index' | 'extras'>) {
  const period = periodAt(scheduleOf(plan, coupon_kind), anchor, period_index + 1);
  return { ...period, extras, amount: { ...period.amount, amount: period.amount.amount + sumOf(extras) } };
}

export const monthOf = ({ expires: { year, month } }: SubscriptionRow['card']): string =>
  `${year}-${String(month).padStart(2, '0')}`;

/** Whether the card ends before the day of the next charge; it is good through its month. */
export const endsBeforeNext = ({ card, period_until }: Pick<Subscribed, 'card' | 'period_until'>): boolean =>
  monthOf(card) < period_until.slice(0, 7);

/** What comes up for it and when, the earliest first. */
function comingUp(subscription: Subscribed): { at: Date; due: Due }[] {
  const { standing, period_until, cancel_at_end, grace_until, next_try_at, warned_of, warned_card, card } =
    subscription;
  if (standing === 'ended') return [];
  if (standing === 'past_due')
    return [
      { at: startOf(grace_until!), due: 'end' as const },
      ...(warned_of === grace_until
        ? []
        : [{ at: startOf(addDays(grace_until!, -LAST_WARNING_DAYS)), due: 'warn-last' as const }]),
      ...(next_try_at ? [{ at: next_try_at, due: 'renew' as const }] : []),
    ].sort((a, b) => a.at.getTime() - b.at.getTime());
  if (cancel_at_end) return [{ at: startOf(period_until), due: 'end' }];
  return [
    ...(endsBeforeNext(subscription) && warned_card !== monthOf(card)
      ? [{ at: startOf(addDays(period_until, -CARD_WARNING_DAYS)), due: 'warn-card' as const }]
      : []),
    { at: startOf(period_until), due: 'renew' },
  ];
}

/** What is due now; null: nothing. An end goes before everything else. */
export function dueNow(subscription: Subscribed, now: Date): Due | null {
  const due = comingUp(subscription).filter(({ at }) => at <= now);
  return (due.find(({ due }) => due === 'end') ?? due[0])?.due ?? null;
}

/** When it has to be looked at next; null: never. */
export const lookAgain = (subscription: Subscribed): Date | null => comingUp(subscription)[0]?.at ?? null;

/** How it stands after a renewal was declined: the first time today, so that nobody is made to pay for a site that stood still. */
export function afterDecline(subscription: Subscribed, failure: string, now: Date) {
  const since = subscription.due_since ?? dayOf(now);
  const tries = subscription.tries + 1;
  const next = TRY_DAYS[tries];
  return {
    standing: 'past_due' as const,
    tries,
    failure,
    due_since: since,
    grace_until: subscription.grace_until ?? addDays(since, GRACE_DAYS),
    next_try_at: next === undefined ? null : startOf(addDays(since, next)),
  };
}

/** How it stands once a period is paid, or is free. */
export const afterPayment = (period: {
  index: number;
  from: string;
  until: string;
  amount: { amount: number };
}) => ({
  standing: period.amount.amount === 0 ? ('trialing' as const) : ('active' as const),
  period_index: period.index,
  period_from: period.from,
  period_until: period.until,
  tries: 0,
  failure: null,
  due_since: null,
  grace_until: null,
  next_try_at: null,
  warned_of: null,
});
