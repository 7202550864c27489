import type { Db } from '../db/types';
import type { Disputed } from '../payment';
import { openPoints } from './points';

/** A dispute waits for a person until the gateway says that nothing more can be said about it. */
export async function disputed(
  db: Db,
  { id, bookingId, amount, currency, until }: Disputed & { bookingId: string | null },
  now: Date,
): Promise<void> {
  if (bookingId === null) return;
  await db.asSystem(async (tx) => {
    const booking = await tx
      .selectFrom('booking')
      .select('agency_id')
      .where('id', '=', bookingId)
      .executeTakeFirst();
    if (!booking) return;
    if (until === null) {
      await tx
        .updateTable('attention')
        .set({ gone_at: now })
        .where('source', '=', 'disputes')
        .where('subject', '=', id)
        .where('gone_at', 'is', null)
        .execute();
      return;
    }
    const facts = { amount, currency, until: until.toISOString(), reference: id };
    const point = { agencyId: booking.agency_id, kind: 'dispute', subject: id, bookingId, facts } as const;
    await openPoints(tx, 'disputes', [point], now);
  });
}
