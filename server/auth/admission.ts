import { HttpError } from '../http/error';
import type { Tx } from '../db/types';
import '../db/tables';
import type { AgencyRecord } from '../tenancy/types';
import { openSession } from './sessions';

export const emailNotVerified = () => new HttpError(403, 'EMAIL_NOT_VERIFIED', 'Email Not Verified');

/** R093: an inactive agency lets nobody in. Throws HttpError 403. */
export function requireActiveAgency(agency: AgencyRecord): void {
  if (!agency.isActive)
    throw new HttpError(403, 'AGENCY_INACTIVE', 'Agency is inactive, Please contact the administrator');
}

/** Throws HttpError 403 for a user whom the agency has disabled. */
export function requireActiveUser(user: { status: string }): void {
  if (user.status !== 'Active')
    throw new HttpError(403, 'ACCOUNT_INACTIVE', 'Your account is inactive, kindly contact the Agency Owner');
}

/** Counts the login and opens a session, however the user proved who it is; returns the token. */
export async function admit(
  tx: Tx,
  agencyId: string,
  userId: string,
  now: Date,
  userAgent: string,
): Promise<string> {
  await tx
    .updateTable('app_user')
    .set((eb) => ({ login_count: eb('login_count', '+', 1) }))
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .execute();
  return openSession(tx, agencyId, userId, now, userAgent);
}
