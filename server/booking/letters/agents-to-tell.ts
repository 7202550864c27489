import { STAFF_TYPES } from '@/core/contract';
import '../../db/tables';
import type { Tx } from '../../db/types';
import type { ToldAgent } from '../store/store';
import type { BookingRow } from '../tables';

/**
 * Who of the staff made the booking for the traveller, and who looks after him: each once, when the traveller himself has
 * cancelled it. Whoever cancels for a client knows of it already.
 */
export async function agentsToTell(
  tx: Tx,
  row: Pick<BookingRow, 'agency_id' | 'id' | 'user_id' | 'client_id'>,
): Promise<ToldAgent[]> {
  const traveller = row.client_id ?? row.user_id;
  const asked = await tx
    .selectFrom('booking_event')
    .select('data')
    .where('agency_id', '=', row.agency_id)
    .where('booking_id', '=', row.id)
    .where('type', '=', 'cancel-asked')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if ((asked?.data as { by?: string } | undefined)?.by !== traveller) return [];
  return tx
    .selectFrom('app_user as client')
    .innerJoin('app_user as agent', (join) =>
      join
        .onRef('agent.agency_id', '=', 'client.agency_id')
        .on((eb) =>
          eb.or([eb('agent.id', '=', row.user_id), eb('agent.id', '=', eb.ref('client.agent_id'))]),
        ),
    )
    .select(['agent.email', 'agent.language'])
    .where('client.agency_id', '=', row.agency_id)
    .where('client.id', '=', traveller)
    .where('agent.id', '<>', traveller)
    .where('agent.status', '=', 'Active')
    .where('agent.user_type', 'in', [...STAFF_TYPES])
    .orderBy('agent.email')
    .execute();
}
