import { json } from '@/server/db/json';
import type { Tx } from '@/server/db/types';
import type { Owed } from '@/server/ports/owed';
import { lockSubscription } from './write';

/**
 * Puts it onto the next invoice, once. An agency without a subscription of its own has arranged with the platform what it
 * pays.
 */
export async function addOwed(tx: Tx, agencyId: string, owed: Owed): Promise<void> {
  const row = await lockSubscription(tx, agencyId);
  if (!row || row.extras.some(({ key }) => key === owed.key)) return;
  await tx
    .updateTable('subscription')
    .set({ extras: json([...row.extras, owed]) })
    .where('agency_id', '=', agencyId)
    .where('id', '=', row.id)
    .execute();
}
