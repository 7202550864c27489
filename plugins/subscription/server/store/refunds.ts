import type { Tx } from '@/server/db/types';
import type { RefundRow } from './tables';

/** What is to be returned, and why; `user_id` null: the gateway says that it was. */
export type Wanted = Pick<
  RefundRow,
  'agency_id' | 'invoice_id' | 'payment_ref' | 'amount_minor' | 'currency' | 'reason' | 'user_id'
>;
export type NamedRefund = Pick<RefundRow, 'agency_id' | 'id'>;

/** The return of a payment that is under way or done. Needs a transaction across agencies. */
export const refundOf = (tx: Tx, paymentRef: string): Promise<RefundRow | undefined> =>
  tx
    .selectFrom('subscription_refund')
    .selectAll()
    .where('payment_ref', '=', paymentRef)
    .where('state', '<>', 'refused')
    .executeTakeFirst();

/** Writes a return down before the gateway is asked; null when the payment has one that is under way or done. */
export const beginRefund = async (tx: Tx, wanted: Wanted, now: Date): Promise<RefundRow | null> =>
  (await tx
    .insertInto('subscription_refund')
    .values({ ...wanted, state: 'asking', next_try_at: now, created_at: now, updated_at: now })
    .onConflict((once) => once.column('payment_ref').where('state', '<>', 'refused').doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null;

type Change = Partial<Pick<RefundRow, 'state' | 'said' | 'waits' | 'next_try_at'>>;

/** Writes what a step has changed; undefined when somebody else wrote since the row was read: his word counts. */
export const changeRefund = (
  tx: Tx,
  { agency_id, id, version }: RefundRow,
  changes: Change,
  now: Date,
): Promise<RefundRow | undefined> =>
  tx
    .updateTable('subscription_refund')
    .set({ ...changes, version: version + 1, updated_at: now })
    .where('agency_id', '=', agency_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
