import { sql } from 'kysely';
import { json } from '@/server/db/json';
import type { Tx } from '@/server/db/types';
import type { Services } from '@/server/ports/services';
import { lookAgain } from '../steps/standing';
import type { LOGGED_HERE } from '../../contract/logged';
import type { SubscriptionRow } from './tables';

/**
 * Whoever begins an attempt, ends it or lets a subscription move on by itself holds this before any row, until his transaction
 * ends: what he reads is what he writes after, and nobody waits in a circle. Rows are then locked in the order attempt, coupon,
 * subscription, agency; who needs only the later ones goes without. A sign-up's is that of the platform.
 */
export const holdBilling = (tx: Tx, agencyId: string) =>
  sql`select pg_advisory_xact_lock(77, hashtext(${agencyId}))`.execute(tx);

type Changes = Partial<Omit<SubscriptionRow, 'agency_id' | 'id' | 'created_at' | 'updated_at' | 'look_at'>>;

export const subscriptionOf = (tx: Tx, agencyId: string): Promise<SubscriptionRow | undefined> =>
  tx.selectFrom('subscription').selectAll().where('agency_id', '=', agencyId).executeTakeFirst();

/** The same, which nobody else changes until the end of the transaction. */
export const lockSubscription = (tx: Tx, agencyId: string): Promise<SubscriptionRow | undefined> =>
  tx.selectFrom('subscription').selectAll().where('agency_id', '=', agencyId).forUpdate().executeTakeFirst();

/** Writes what has changed, and when it has to be looked at again. */
export async function writeSubscription(
  tx: Tx,
  row: SubscriptionRow,
  { card, billing, extras, ...changes }: Changes,
  now: Date,
): Promise<SubscriptionRow> {
  const next = { ...row, ...changes, ...(card && { card }), ...(billing && { billing }) };
  return tx
    .updateTable('subscription')
    .set({
      ...changes,
      ...(card && { card: json(card) }),
      ...(billing && { billing: json(billing) }),
      ...(extras && { extras: json(extras) }),
      look_at: lookAgain(next),
      updated_at: now,
    })
    .where('agency_id', '=', row.agency_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Opens the agency's site for selling, or closes it. */
export const setSelling = (tx: Tx, agencyId: string, isSubscribed: boolean) =>
  tx
    .updateTable('agency')
    .set((eb) => ({ is_subscribed: isSubscribed, version: eb('version', '+', 1) }))
    .where('id', '=', agencyId)
    .where('is_subscribed', '<>', isSubscribed)
    .execute();

/** Writes down what happened, for good, and into the agency's log. `userId` null: by itself. */
export async function note(
  tx: Tx,
  { audit, clock }: Pick<Services, 'audit' | 'clock'>,
  happened: {
    agencyId: string;
    userId: string | null;
    action: (typeof LOGGED_HERE)[number];
    data: Record<string, unknown>;
  },
): Promise<void> {
  const { agencyId, userId, action, data } = happened;
  await tx
    .insertInto('billing_event')
    .values({ agency_id: agencyId, at: clock.now(), type: action, data: json(data) })
    .execute();
  await audit.record(tx, { agencyId, userId, action, subject: agencyId, after: data });
}
