import type { Db } from '../db/types';
import { isUuid } from '../http/uuid';
import './tables';

/** The booking whose step has this idempotency key; null for a key of somebody else's. */
export const bookingOfKey = (key: string): string | null => {
  const [id = ''] = key.split(':');
  return isUuid(id) ? id : null;
};

/** The same with whose it is; null for a key of no booking that is kept. */
export async function bookingNamed(
  db: Db,
  key: string,
): Promise<{ agencyId: string; bookingId: string } | null> {
  const bookingId = bookingOfKey(key);
  if (bookingId === null) return null;
  return db.asSystem(async (tx) => {
    const row = await tx
      .selectFrom('booking')
      .select('agency_id')
      .where('id', '=', bookingId)
      .executeTakeFirst();
    return row ? { agencyId: row.agency_id, bookingId } : null;
  });
}

/** Has a booking looked at now that waits for later: somebody outside says that there is something to learn. */
export async function nudge(db: Db, key: string, now: Date): Promise<void> {
  const id = bookingOfKey(key);
  if (id === null) return;
  await db.asSystem((tx) =>
    tx
      .updateTable('booking')
      .set({ next_try_at: now })
      .where('id', '=', id)
      .where('lease_token', 'is', null)
      .where('next_try_at', '>', now)
      .execute(),
  );
}
