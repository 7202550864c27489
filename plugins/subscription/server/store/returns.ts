import { openPoints } from '@/server/attention';
import type { Tx } from '@/server/db/types';
import type { AttemptRow } from './tables';

/** Who finds points of money that a gateway refuses to return. */
export const REFUSED_RETURNS = 'charges';

/**
 * What was charged and cannot be used is not returned either: somebody of the platform has to. `said`: by the gateway. Needs a
 * transaction across agencies.
 */
export async function refusedReturn(
  tx: Tx,
  { amount_minor: amount, currency }: Pick<AttemptRow, 'amount_minor' | 'currency'>,
  { paymentRef: reference, said }: { paymentRef: string; said: string },
  now: Date,
): Promise<void> {
  const platform = await tx
    .selectFrom('agency')
    .select('id')
    .where('is_platform', '=', true)
    .executeTakeFirstOrThrow();
  const facts = { code: 'return-differs', amount, currency, reference, said } as const;
  const kind = 'money-not-returned';
  const point = { agencyId: platform.id, kind, subject: reference, bookingId: null, facts } as const;
  await openPoints(tx, REFUSED_RETURNS, [point], now);
}
