import { openPoints } from '@/server/attention';
import type { Tx } from '@/server/db/types';

/** Who finds points of money that a gateway refuses to return. */
export const REFUSED_RETURNS = 'charges';

interface Returnable {
  readonly amount_minor: number;
  readonly currency: string;
}

/** The platform's own agency. Needs a transaction across agencies. */
export const platformId = async (tx: Tx): Promise<string> =>
  (await tx.selectFrom('agency').select('id').where('is_platform', '=', true).executeTakeFirstOrThrow()).id;

/**
 * What was charged and has to go back is not returned: somebody of the platform has to see to it. `said`: by the gateway.
 * Needs a transaction across agencies.
 */
export async function refusedReturn(
  tx: Tx,
  { amount_minor: amount, currency }: Returnable,
  { paymentRef: reference, said }: { paymentRef: string; said: string },
  now: Date,
): Promise<void> {
  const facts = { code: 'return-differs', amount, currency, reference, said } as const;
  const kind = 'money-not-returned';
  const agencyId = await platformId(tx);
  const point = { agencyId, kind, subject: reference, bookingId: null, facts } as const;
  await openPoints(tx, REFUSED_RETURNS, [point], now);
}

/** Points of money that a gateway has refused to return, the oldest first. Needs a transaction across agencies. */
export const refusedReturns = (tx: Tx) =>
  tx
    .selectFrom('attention')
    .select(['id', 'subject', 'facts', 'opened_at', 'settled_at', 'gone_at'])
    .where('source', '=', REFUSED_RETURNS)
    .orderBy('opened_at')
    .orderBy('id');

/** It was returned after all. Needs a transaction across agencies. */
export const returnedAfterAll = (tx: Tx, paymentRef: string, now: Date) =>
  tx
    .updateTable('attention')
    .set({ gone_at: now })
    .where('source', '=', REFUSED_RETURNS)
    .where('subject', '=', paymentRef)
    .where('gone_at', 'is', null)
    .execute();
