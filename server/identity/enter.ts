import { type Admission, isTravelAgent } from '@/core/contract';
import { requireNotInvited } from '../accounts/invitations';
import { requireSignUpDomain } from '../accounts/sign-up-domains';
import { admit, emailNotVerified, requireActiveUser } from '../auth/admission';
import { endSessions } from '../auth/sessions';
import type { Tx } from '../db/types';
import '../db/tables';
import type { Audit } from '../ports/services';
import { type Identity, IdentityRefused } from './types';

export interface Door {
  readonly agencyId: string;
  readonly now: Date;
  readonly userAgent: string;
  readonly audit: Audit;
  /** How the person came, for the audit log: `google`, `sso`. */
  readonly via: string;
  /** Whether a person without an account gets one, as a client. */
  readonly mayCreate: boolean;
  /** Whether an account of the agency's staff may be opened this way. */
  readonly mayBeStaff: boolean;
}

const find = (tx: Tx, agencyId: string, email: string) =>
  tx
    .selectFrom('app_user')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();

async function create(tx: Tx, { agencyId, audit, via }: Door, identity: Identity) {
  const { email, firstName, lastName } = identity;
  const made = await tx
    .insertInto('app_user')
    .values({
      agency_id: agencyId,
      email,
      first_name: firstName,
      last_name: lastName,
      user_type: 'Client',
      email_verified: true,
    })
    .onConflict((conflict) => conflict.columns(['agency_id', 'email']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made)
    await audit.record(tx, {
      agencyId,
      userId: made.id,
      action: 'user.signup',
      subject: made.id,
      after: { via },
    });
  return made;
}

/**
 * Admits the person behind a verified address, within the agency's transaction, so that it can be
 * no other agency's user (SEC-11). Staff is never made here, only recognised. An account whose address nobody
 * had proven is taken over by who proves it: its password, which a stranger may have set, and its sessions end.
 * Throws IdentityRefused, HttpError 403 as login does, or what sign-up says of an address that may not have an account.
 */
export async function enter(tx: Tx, door: Door, identity: Identity): Promise<Admission & { userId: string }> {
  const { agencyId, now, userAgent } = door;
  if (!identity.isEmailVerified) throw new IdentityRefused('the address is not verified');
  let user = await find(tx, agencyId, identity.email);
  // A second tab may have made the account in the meantime.
  if (!user && door.mayCreate) {
    await requireSignUpDomain(tx, agencyId, identity.email);
    await requireNotInvited(tx, agencyId, identity.email, now);
    user = (await create(tx, door, identity)) ?? (await find(tx, agencyId, identity.email));
  }
  if (!user) throw new IdentityRefused('there is no such account');
  const isStaff = isTravelAgent(user.user_type);
  if (isStaff && !door.mayBeStaff) throw new IdentityRefused('staff does not come this way');
  requireActiveUser(user);
  if (!user.email_verified) {
    if (isStaff) throw emailNotVerified();
    await endSessions(tx, agencyId, { userId: user.id });
    await tx
      .updateTable('app_user')
      .set({ email_verified: true, password_hash: null })
      .where('agency_id', '=', agencyId)
      .where('id', '=', user.id)
      .execute();
    await door.audit.record(tx, {
      agencyId,
      userId: user.id,
      action: 'user.verify',
      subject: user.id,
      after: { via: door.via },
    });
  }
  const admission = await admit(tx, { agencyId, userId: user.id, userType: user.user_type, userAgent }, now);
  return { ...admission, userId: user.id };
}
