import type { Tx } from '@/server/db/types';
import type { Services } from '@/server/ports/services';
import { tell } from '../letters/tell';
import { change } from '../store/attempts';
import { releaseUse } from '../store/coupons';
import { refusedReturn } from '../store/returns';
import type { AttemptRow } from '../store/tables';
import { holdBilling, lockSubscription, note, writeSubscription } from '../store/write';
import type { Failed } from './outside';
import { afterDecline } from './standing';

type Parts = Pick<Services, 'audit' | 'clock' | 'jobs'>;

/** A renewal that nobody asked for was declined: the owner is told, and it is tried again. */
async function unpaid(tx: Tx, parts: Parts, attempt: AttemptRow, failure: string): Promise<void> {
  const subscription = await lockSubscription(tx, attempt.agency_id);
  if (!subscription || subscription.period_index + 1 !== attempt.period_index) return;
  const now = parts.clock.now();
  const { grace_until } = await writeSubscription(
    tx,
    subscription,
    afterDecline(subscription, failure, now),
    now,
  );
  await note(tx, parts, {
    ...{ agencyId: attempt.agency_id, userId: null },
    action: 'subscription.unpaid',
    data: {
      amount: { amount: attempt.amount_minor, currency: attempt.currency },
      reason: failure,
      until: grace_until,
    },
  });
  await tell(tx, parts.jobs, { agencyId: attempt.agency_id, kind: 'unpaid' });
}

/** Ends an attempt for which nothing was taken, or all was returned, or a person has to return it; undefined when somebody else wrote meanwhile. */
export async function fail(
  tx: Tx,
  parts: Parts,
  attempt: AttemptRow,
  { failure, change: changes = {}, notReturned }: Failed,
): Promise<AttemptRow | undefined> {
  const now = parts.clock.now();
  await holdBilling(tx, attempt.agency_id);
  const failed = await change(
    tx,
    attempt,
    {
      ...{ state: 'failed', failure, ended_at: now, next_try_at: null, action_url: null },
      // Nothing of who did not become an agency is kept.
      ...{ token: null, password_hash: null, facts: null, billing: null },
      ...changes,
    },
    now,
  );
  if (!failed) return undefined;
  if (attempt.coupon_code) await releaseUse(tx, attempt.coupon_code);
  if (notReturned !== undefined)
    await refusedReturn(tx, attempt, { paymentRef: failed.payment_ref!, said: notReturned }, now);
  else if (attempt.state === 'undoing' && failed.payment_ref)
    await note(tx, parts, {
      ...{ agencyId: attempt.agency_id, userId: null },
      action: 'subscription.refund',
      data: { amount: { amount: attempt.amount_minor, currency: attempt.currency }, reason: failure },
    });
  else if (attempt.kind === 'renew') await unpaid(tx, parts, attempt, failure);
  return failed;
}
