import type { Services } from '@/server/ports/services';
import { agencyChanged } from '@/server/tenancy/directory';
import type { Tx } from '@/server/db/types';
import { json } from '@/server/db/json';
import { tell } from '../letters/tell';
import type { SubscriptionRow } from '../store/tables';
import { holdBilling, lockSubscription, note, setSelling, writeSubscription } from '../store/write';
import { drive, type Parts } from './drive';
import { driveRefund } from './refund';
import { dueNow, monthOf, nextPeriod } from './standing';

/** At most so many at a time; the next round is soon. */
const BATCH = 50;
/** While a renewal is on its way nobody has to look at the subscription. */
const UNDER_WAY_MS = 10 * 60_000;

/** Writes the renewal down before anybody is asked for money: its key is that of the period and the try. */
async function begin(tx: Tx, row: SubscriptionRow, now: Date): Promise<void> {
  const { agency_id, id, plan, coupon_kind, payer, card, billing, tries } = row;
  const period = nextPeriod(row);
  await tx
    .insertInto('subscription_attempt')
    .values({
      ...{ agency_id, plan, coupon_kind, payer, email: billing.email },
      id: `${id}.${row.anchor}.${period.index}.${tries}`,
      idempotency_key: `subscription:${id}:${row.anchor}:${period.index}:${tries}`,
      ...{ kind: 'renew', state: period.amount.amount > 0 ? 'charging' : 'finishing', request_hash: '' },
      ...{ period_index: period.index, amount_minor: period.amount.amount, currency: period.amount.currency },
      extras: json(period.extras),
      card: json(card),
      ...{ next_try_at: now, created_at: now, updated_at: now },
    })
    // It is under way already, or the owner is just paying.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable('subscription')
    .set({ look_at: new Date(now.getTime() + UNDER_WAY_MS) })
    .where('agency_id', '=', agency_id)
    .where('id', '=', id)
    .execute();
}

/** The site sells nothing from now on, and looks after what it sold. */
async function end(
  tx: Tx,
  parts: Pick<Services, 'audit' | 'clock' | 'jobs'>,
  row: SubscriptionRow,
  now: Date,
) {
  const { agency_id: agencyId, cancel_at_end } = row;
  await writeSubscription(tx, row, { standing: 'ended', next_try_at: null, cancel_at_end: false }, now);
  await setSelling(tx, agencyId, false);
  await note(tx, parts, {
    ...{ agencyId, userId: null },
    action: 'subscription.end',
    data: { because: cancel_at_end ? 'canceled' : 'not paid' },
  });
  await tell(tx, parts.jobs, { agencyId, kind: 'ended' });
}

/** Does what is due for one agency's subscription, in its own transaction. */
async function look(parts: Parts, agencyId: string): Promise<void> {
  const ended = await parts.db.withTenant(agencyId, async (tx) => {
    const now = parts.clock.now();
    await holdBilling(tx, agencyId);
    const row = await lockSubscription(tx, agencyId);
    if (!row || row.look_at === null || row.look_at > now) return false;
    switch (dueNow(row, now)) {
      case 'end':
        await end(tx, parts, row, now);
        return true;
      case 'renew':
        await begin(tx, row, now);
        return false;
      case 'warn-card':
        await writeSubscription(tx, row, { warned_card: monthOf(row.card) }, now);
        await tell(tx, parts.jobs, { agencyId, kind: 'warn-card' });
        return false;
      case 'warn-last':
        await writeSubscription(tx, row, { warned_of: row.grace_until }, now);
        await tell(tx, parts.jobs, { agencyId, kind: 'warn-last' });
        return false;
      case null:
        await writeSubscription(tx, row, {}, now);
        return false;
    }
  });
  if (ended) agencyChanged();
}

/**
 * Whatever is due: renewals, reminders, ends; and attempts and returns whose browser or process is gone. Several processes may do it at
 * once: rows are locked, and every call outside has its own key.
 */
export async function goRound(parts: Parts): Promise<void> {
  const now = parts.clock.now();
  const due = await parts.db.asSystem((tx) =>
    tx
      .selectFrom('subscription')
      .select('agency_id')
      .where('look_at', '<=', now)
      .orderBy('look_at')
      .limit(BATCH)
      .execute(),
  );
  const guarded = async (what: Record<string, unknown>, work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      parts.log.error({ err: error, ...what }, 'a subscription could not be moved on');
    }
  };
  for (const { agency_id } of due) await guarded({ agency: agency_id }, look(parts, agency_id));
  const open = await parts.db.asSystem((tx) =>
    tx
      .selectFrom('subscription_attempt')
      .select(['agency_id', 'id'])
      .where('ended_at', 'is', null)
      .where('next_try_at', '<=', now)
      .orderBy('next_try_at')
      .limit(BATCH)
      .execute(),
  );
  for (const attempt of open) await guarded({ attempt: attempt.id }, drive(parts, attempt));
  const refunds = await parts.db.asSystem((tx) =>
    tx
      .selectFrom('subscription_refund')
      .select(['agency_id', 'id'])
      .where('state', '=', 'asking')
      .where('next_try_at', '<=', now)
      .orderBy('next_try_at')
      .limit(BATCH)
      .execute(),
  );
  for (const refund of refunds) await guarded({ refund: refund.id }, driveRefund(parts, refund));
}
