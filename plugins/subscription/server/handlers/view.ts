import type { ResponseInputOf } from '@/core/contract';
import type { Tx } from '@/server/db/types';
import { type MailStanding, mostLetters } from '@/server/mail/standing';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Services } from '@/server/ports/services';
import type { SessionUser } from '@/server/ports/user';
import type { LettersStanding } from '../../contract/letters';
import type { BilledCard, getSubscription, SubscriptionStatus } from '../../contract/subscription';
import { planOf } from '../plan/schedule';
import { endsBeforeNext, nextPeriod } from '../steps/standing';
import { subscriptionOf } from '../store/write';
import type { SubscriptionRow } from '../store/tables';

/** How it stands, in the words of the contract. Without a row what the agency may do was arranged with the platform. */
export function statusOf(row: SubscriptionRow | undefined, isSubscribed: boolean): SubscriptionStatus {
  if (!row) return isSubscribed ? 'arranged' : 'none';
  if (row.standing === 'past_due') return 'past-due';
  if (row.standing === 'ended') return 'ended';
  return row.cancel_at_end ? 'cancelling' : row.standing;
}

export const lettersShown = (row: MailStanding, now: Date): LettersStanding => ({
  isProven: row.verified_at !== null,
  most: mostLetters(row, now),
  isSet: row.most !== null,
  stopped: row.stopped_at && { because: row.stopped_because!, at: row.stopped_at.toISOString() },
});

export const cardOf = (row: SubscriptionRow): BilledCard => {
  const { brand, last4, expires } = row.card;
  return { brand, last4, expires, isExpiring: row.standing !== 'ended' && endsBeforeNext(row) };
};

export const nextOf = (row: SubscriptionRow) => {
  const { from, amount } = nextPeriod(row);
  const isCharged = (row.standing === 'trialing' || row.standing === 'active') && !row.cancel_at_end;
  return isCharged ? { on: from, amount } : null;
};

export const dueOf = (row: SubscriptionRow) =>
  row.due_since === null
    ? null
    : {
        amount: nextPeriod(row).amount,
        since: row.due_since,
        reason: row.failure && `payment.${row.failure}`,
        nextTryAt: row.next_try_at?.toISOString() ?? null,
        graceUntil: row.standing === 'past_due' ? row.grace_until : null,
      };

/** What the next charge, or the one that is due, holds beside the plan. */
const extrasOf = (row: SubscriptionRow) =>
  nextOf(row) || dueOf(row) ? nextPeriod(row).extras.map(({ amount, words }) => ({ amount, words })) : [];

type Answer = ResponseInputOf<typeof getSubscription>;

/** The agency's subscription as its staff see it; the card and the address are the owner's. */
export async function viewFor(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { agency, user }: { agency: AgencyRecord; user: SessionUser },
): Promise<Answer> {
  const row = await subscriptionOf(tx, agency.id);
  const { schedule, id: plan } = planOf(config.subscriptionRate);
  const isOwner = user.isOwner;
  return {
    data: {
      // The row of the agency may be an older one, of a moment ago; that of the subscription is not.
      status: statusOf(row, agency.public.isSubscribed),
      plan: row?.plan ?? null,
      coupon: row?.coupon_code && row.coupon_kind ? { code: row.coupon_code, kind: row.coupon_kind } : null,
      period: row && row.standing !== 'ended' ? { from: row.period_from, until: row.period_until } : null,
      next: row ? nextOf(row) : null,
      due: row ? dueOf(row) : null,
      extras: row ? extrasOf(row) : [],
      offer: { plan, schedule, dueToday: schedule[0]!.amount },
      card: row && isOwner ? cardOf(row) : null,
      billingDetails: row && isOwner ? row.billing : null,
      isOwner,
    },
  };
}
