import { accountRefusals } from '@/core/contract/refusals/account';
import type { Admission } from '@/core/contract';
import { HttpError } from '../error';
import type { Tx } from '../db/types';
import '../db/tables';
import type { AgencyRecord } from '../ports/agency';
import { openChallenge } from './second-factor/challenge';
import { hasSecondFactor } from './second-factor/store';
import { openSession } from './sessions';

export const emailNotVerified = () =>
  new HttpError(403, 'EMAIL_NOT_VERIFIED', accountRefusals.emailNotVerified);

/** R093: an inactive agency lets nobody in. Throws HttpError 403. */
export function requireActiveAgency(agency: AgencyRecord): void {
  if (!agency.isActive) throw new HttpError(403, 'AGENCY_INACTIVE', accountRefusals.agencyInactive);
}

/** Throws HttpError 403 for a user whom the agency has disabled. */
export function requireActiveUser(user: { status: string }): void {
  if (user.status !== 'Active') throw new HttpError(403, 'ACCOUNT_INACTIVE', accountRefusals.inactive);
}

export interface Proven {
  readonly agencyId: string;
  readonly userId: string;
  readonly userAgent: string;
}

/** Counts the login and opens a session; returns its token. */
export async function letIn(tx: Tx, { agencyId, userId, userAgent }: Proven, now: Date): Promise<string> {
  await tx
    .updateTable('app_user')
    .set((eb) => ({ login_count: eb('login_count', '+', 1) }))
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .execute();
  return openSession(tx, agencyId, userId, now, userAgent);
}

/**
 * What follows once somebody has proven who it is, in whatever way: a session, or, for who has a second factor, the
 * question for it (SEC-13).
 */
export async function admit(
  tx: Tx,
  person: Proven & { readonly userType: string },
  now: Date,
): Promise<Admission> {
  const { userType } = person;
  return (await hasSecondFactor(tx, person))
    ? { auth: null, userType, challenge: await openChallenge(tx, person, now) }
    : { auth: await letIn(tx, person, now), userType, challenge: null };
}
