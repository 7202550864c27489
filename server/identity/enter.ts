import { type Admission, isTravelAgent, type SocialProviderName } from '@/core/contract';
import { requireNotInvited } from '../accounts/invitations';
import { requireSignUpDomain } from '../accounts/sign-up-domains';
import { admit, emailNotVerified, requireActiveUser } from '../auth/admission';
import { endSessions } from '../auth/sessions';
import type { Tx } from '../db/types';
import '../db/tables';
import type { Audit } from '../ports/services';
import { type Arriving, link, linkedUser, requireOwn } from './linked';
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
  /** Organisations whose accounts alone open accounts of staff; null: any does. */
  readonly staffOf?: readonly string[] | null;
  /** Whose account arrives: from then on it is known by its subject, and not by its address. */
  readonly provider?: SocialProviderName;
}

const find = (tx: Tx, agencyId: string, by: 'id' | 'email', value: string) =>
  tx
    .selectFrom('app_user')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where(by, '=', value)
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

/** The account that an identity opens, with whether that was known before; one that is not there yet is made where it may be. */
async function accountOf(tx: Tx, door: Door, identity: Identity, arriving: Arriving | null) {
  const { agencyId, now } = door;
  const linked = arriving && (await linkedUser(tx, arriving));
  if (linked) return { user: await find(tx, agencyId, 'id', linked), isLinked: true };
  const known = await find(tx, agencyId, 'email', identity.email);
  if (known || !door.mayCreate) return { user: known, isLinked: false };
  await requireSignUpDomain(tx, agencyId, identity.email);
  await requireNotInvited(tx, agencyId, identity.email, now);
  // A second tab may have made the account in the meantime.
  const made = (await create(tx, door, identity)) ?? (await find(tx, agencyId, 'email', identity.email));
  return { user: made, isLinked: false };
}

/**
 * Admits the person behind a verified address, within the agency's transaction, so that it can be
 * no other agency's user (SEC-11). Staff is never made here, only recognised. A provider's account
 * opens by its subject what it was linked to once, whatever addresses become. An account whose address nobody
 * had proven is taken over by who proves it: its password, which a stranger may have set, and its sessions end.
 * Throws IdentityRefused, HttpError 403 as login does, or what sign-up says of an address that may not have an account.
 */
export async function enter(tx: Tx, door: Door, identity: Identity): Promise<Admission & { userId: string }> {
  const { agencyId, now, userAgent } = door;
  if (!identity.isEmailVerified) throw new IdentityRefused('the address is not verified');
  const { subject } = identity;
  const { provider } = door;
  if (provider && subject === undefined) throw new IdentityRefused('the provider names no account');
  const arriving =
    provider && subject !== undefined ? { agencyId, provider, identity: { ...identity, subject } } : null;
  const { user, isLinked } = await accountOf(tx, door, identity, arriving);
  if (!user) throw new IdentityRefused('there is no such account');
  const isStaff = isTravelAgent(user.user_type);
  if (isStaff && !door.mayBeStaff) throw new IdentityRefused('staff does not come this way');
  if (isStaff && door.staffOf && !door.staffOf.includes(identity.organisation ?? ''))
    throw new IdentityRefused('staff comes by an account of its organisation');
  if (arriving && !isLinked) await requireOwn(tx, arriving, user);
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
  if (arriving && !isLinked) await link(tx, arriving, user.id, now);
  const admission = await admit(tx, { agencyId, userId: user.id, userType: user.user_type, userAgent }, now);
  return { ...admission, userId: user.id };
}
