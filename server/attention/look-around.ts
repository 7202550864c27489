import type { Raised } from '../booking';
import type { Db } from '../db/types';
import { lapsingHolds, raisedBookings, undeliveredLetters } from './causes';
import { openPoints, syncPoints } from './points';

/**
 * Finds what waits for a person in what is stored, so that no crash loses it: bookings for which the engine has called
 * somebody, reservations that lapse, letters that nobody takes. Any number of processes may do it, as often as they like.
 */
export async function lookAround(db: Db, now: Date): Promise<void> {
  await db.asSystem(async (tx) => {
    await syncPoints(tx, 'bookings', await raisedBookings(tx), now);
    await syncPoints(tx, 'holds', await lapsingHolds(tx, now), now);
    await syncPoints(tx, 'letters', await undeliveredLetters(tx, now), now);
  });
}

/** The engine has called a person: also for what it has learnt too late to write it into the booking. */
export async function personCalled(db: Db, { agencyId, bookingId, state, why }: Raised, now: Date) {
  await lookAround(db, now);
  await db.withTenant(agencyId, async (tx) => {
    const known = await tx
      .selectFrom('attention')
      .select('id')
      .where('agency_id', '=', agencyId)
      .where('booking_id', '=', bookingId)
      .where('source', '=', 'bookings')
      .where('gone_at', 'is', null)
      .executeTakeFirst();
    if (known) return;
    const facts = { state, said: why };
    const late = { agencyId, kind: 'order-unowned', subject: bookingId, bookingId, facts } as const;
    await openPoints(tx, 'late', [late], now);
  });
}
