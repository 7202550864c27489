import { counted } from '../../db/page';
import { sql } from 'kysely';
import { json } from '../../db/json';
import type { Db, Tx } from '../../db/types';
import { SETTLED } from '../states';
import '../tables';
import { STANDS_IN, withoutPeople } from './personal';

interface Account {
  readonly agencyId: string;
  readonly userId: string;
}

/** Nobody's journey is over before its last day is over everywhere on the earth. */
const lastDay = (now: Date) => new Date(now.getTime() - 36 * 60 * 60_000).toISOString().slice(0, 10);

/** Bookings of an account by whether somebody still has to answer for a traveler: see `isOver` of the statement. */
const ofAccount = (tx: Tx, { agencyId, userId }: Account) =>
  tx.selectFrom('booking').where('agency_id', '=', agencyId).where('account_id', '=', userId);

/** Nothing is to be done any more and the last day has passed. */
const isOver = (now: Date) =>
  sql<boolean>`state in (${sql.join(SETTLED)}) and (state <> 'confirmed' or left(ends_at, 10) < ${lastDay(now)})`;

/** The ids of an account's bookings that are not over. */
export const openBookings = async (tx: Tx, account: Account, now: Date): Promise<string[]> =>
  (
    await ofAccount(tx, account)
      .select('id')
      .where(sql<boolean>`not (${isOver(now)})`)
      .execute()
  ).map(({ id }) => id);

/** How many are over. */
export const countOver = (tx: Tx, account: Account, now: Date): Promise<number> =>
  counted(ofAccount(tx, account).where(isOver(now)));

/**
 * Takes the people out of an account's bookings that are over, and out of what was written about them. What was sold, when,
 * to what amount and under what number stays: the law of bookkeeping asks for that, and not for who traveled.
 */
export async function forgetTravelers(tx: Tx, account: Account, now: Date): Promise<number> {
  const { agencyId } = account;
  const rows = await ofAccount(tx, account)
    .select(['id', 'request', 'details'])
    .where('forgotten_at', 'is', null)
    .where(isOver(now))
    .forUpdate()
    .execute();
  for (const { id, request, details } of rows) {
    await tx
      .updateTable('booking')
      .set({
        request: json(withoutPeople(request)),
        details: details === null ? null : json(withoutPeople(details)),
        contact_email: STANDS_IN['email']!,
        cancel_reason: null,
        forgotten_at: now,
      })
      .where('agency_id', '=', agencyId)
      .where('id', '=', id)
      .execute();
    // What staff has noted how it was settled may name people.
    await tx
      .updateTable('attention')
      .set({ note: null })
      .where('agency_id', '=', agencyId)
      .where('booking_id', '=', id)
      .execute();
    await tx.deleteFrom('mail').where('agency_id', '=', agencyId).where('booking_id', '=', id).execute();
  }
  return rows.length;
}

/** Does the same for accounts that were deleted while they had bookings that were not over; returns how many are now. */
export async function forgetLeftTravelers(db: Db, now: Date): Promise<number> {
  const left = await db.asSystem((tx) =>
    tx
      .selectFrom('deleted_account')
      .innerJoin('booking', (join) =>
        join
          .onRef('booking.agency_id', '=', 'deleted_account.agency_id')
          .onRef('booking.account_id', '=', 'deleted_account.user_id'),
      )
      .select(['deleted_account.agency_id', 'deleted_account.user_id'])
      .distinct()
      .where('booking.forgotten_at', 'is', null)
      .where(isOver(now))
      .execute(),
  );
  let count = 0;
  for (const { agency_id: agencyId, user_id: userId } of left)
    count += await db.withTenant(agencyId, (tx) => forgetTravelers(tx, { agencyId, userId }, now));
  return count;
}
