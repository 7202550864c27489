import type { Tx } from '../db/types';
import './tables';

/** Uses up an attempt within the agency's transaction; false when it was used before. */
export async function spend(
  tx: Tx,
  agencyId: string,
  attempt: { id: string; expiresAt: number },
  now: Date,
): Promise<boolean> {
  await tx
    .deleteFrom('spent_attempt')
    .where('agency_id', '=', agencyId)
    .where('expires_at', '<', now)
    .execute();
  const row = await tx
    .insertInto('spent_attempt')
    .values({ agency_id: agencyId, id: attempt.id, expires_at: new Date(attempt.expiresAt) })
    .onConflict((conflict) => conflict.columns(['agency_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
