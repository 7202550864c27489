import { sql } from 'kysely';
import { accountRefusals } from '@/core/contract/refusals/account';
import { endSessions } from '../../auth/sessions';
import { forgetTravelers } from '../../booking/forget/forget';
import type { Tx } from '../../db/types';
import { conflict } from '../../error';
import '../../accounts/tables';
import '../../files/tables';

interface Person {
  readonly agencyId: string;
  readonly userId: string;
}

/** Whoever may run the agency beside this person, the one who has done so longest first; locked. */
const otherOwners = (tx: Tx, { agencyId, userId }: Person) =>
  tx
    .selectFrom('app_user')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('user_type', '=', 'AgencyOwner')
    .where('status', '=', 'Active')
    .where('id', '<>', userId)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Whether the agency would have nobody left to run it. */
export const isLastOwner = async (tx: Tx, person: Person & { isOwner: boolean }): Promise<boolean> =>
  person.isOwner && (await otherOwners(tx, person)).length === 0;

/**
 * Ends an account: what belongs to it goes with its row, what names it elsewhere goes here, and who traveled is taken out of
 * the bookings that are over. Throws HttpError 409 for the last owner of an agency.
 */
export async function endAccount(
  tx: Tx,
  { agencyId, userId, email, isOwner }: Person & { email: string; isOwner: boolean },
  now: Date,
): Promise<void> {
  const person = { agencyId, userId };
  // Of two owners who leave at once each sees what the other did.
  await tx.selectFrom('agency').select('id').where('id', '=', agencyId).forUpdate().execute();
  const [heir] = isOwner ? await otherOwners(tx, person) : [];
  if (isOwner && !heir) throw conflict(accountRefusals.lastOwner);
  await endSessions(tx, agencyId, { userId });
  // The agency's logos are the agency's.
  if (heir)
    await tx
      .updateTable('stored_file')
      .set({ user_id: heir.id })
      .where('agency_id', '=', agencyId)
      .where('user_id', '=', userId)
      .where('purpose', '<>', 'profilePicture')
      .execute();
  await tx
    .deleteFrom('quote')
    .where('agency_id', '=', agencyId)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('client_id', '=', userId)]))
    .execute();
  await forgetTravelers(tx, person, now);
  await tx.deleteFrom('mail').where('agency_id', '=', agencyId).where('recipient', '=', email).execute();
  await sql`select forget_in_log(${email})`.execute(tx);
  await tx
    .deleteFrom('agent_invitation')
    .where('agency_id', '=', agencyId)
    .where('email', '=', email)
    .execute();
  await tx
    .insertInto('deleted_account')
    .values({ agency_id: agencyId, user_id: userId, deleted_at: now })
    .execute();
  await tx.deleteFrom('app_user').where('agency_id', '=', agencyId).where('id', '=', userId).execute();
}
