import { sql } from 'kysely';
import type { Tx } from '../../db/types';
import './migration';

/** How long a task that has ended is still shown. */
const SHOWN_MS = 60_000;

export interface Person {
  readonly agencyId: string;
  readonly userId: string;
}

/** What somebody has begun and what of it ended within the last minute, the oldest first. */
export const runningTasks = (tx: Tx, { agencyId, userId }: Person, now: Date) =>
  tx
    .selectFrom('bulk_task')
    .select(['id', 'kind', 'total', 'done', 'ended_at', 'is_stopped'])
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', new Date(now.getTime() - SHOWN_MS))]),
    )
    .orderBy('created_at')
    .execute();

/** Has nothing more of a task done that this person has begun; false when there is none that runs. */
export async function stopTask(
  tx: Tx,
  { agencyId, userId }: Person,
  id: string,
  now: Date,
): Promise<boolean> {
  const stopped = await tx
    .updateTable('bulk_task')
    .set({ is_stopped: true, ended_at: now })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!stopped) return false;
  await tx.deleteFrom('bulk_item').where('agency_id', '=', agencyId).where('task_id', '=', id).execute();
  return true;
}

/** Puts items behind those of a task; of one that was stopped none are taken. */
export async function addItems(
  tx: Tx,
  { agencyId, id }: { readonly agencyId: string; readonly id: string },
  items: readonly string[],
): Promise<void> {
  const open = await tx
    .updateTable('bulk_task')
    .set((eb) => ({ total: eb('total', '+', items.length), ended_at: null }))
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('is_stopped', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!open) return;
  await sql`insert into bulk_item (agency_id, task_id, item)
    select ${agencyId}, ${id}, item from unnest(${[...items]}::text[]) with ordinality as it (item, nth)
    order by nth`.execute(tx);
}
