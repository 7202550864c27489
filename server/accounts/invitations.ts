import { accountRefusals } from '@/core/contract/refusals/account';
import type { Selectable, UpdateObject } from 'kysely';
import type { Tables, Tx } from '../db/types';
import { hashToken, newToken, TOKEN } from '../auth/token';
import { HttpError } from '../error';
import './tables';

/** How long an invitation can be accepted. */
export const INVITATION_MS = 7 * 24 * 60 * 60_000;

/** Longest list of invitations that wait for an answer. */
const MOST_SHOWN = 200;

export type Invitation = Selectable<Tables['agent_invitation']>;

const open = (tx: Tx, agencyId: string, email: string) =>
  tx
    .selectFrom('agent_invitation')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null);

/** Whether an address has an invitation that it can still accept. */
export async function isInvited(tx: Tx, agencyId: string, email: string, now: Date): Promise<boolean> {
  const row = await open(tx, agencyId, email).where('expires_at', '>', now).executeTakeFirst();
  return row !== undefined;
}

/** Throws HttpError 409 for who has an invitation: signing up as a client would make it worthless (M086). */
export async function requireNotInvited(tx: Tx, agencyId: string, email: string, now: Date): Promise<void> {
  if (await isInvited(tx, agencyId, email, now)) throw new HttpError(409, 'INVITED', accountRefusals.invited);
}

export interface NewInvitation {
  readonly agencyId: string;
  readonly email: string;
  readonly isRestricted: boolean;
  readonly invitedBy: string;
}

/** Writes an invitation in place of an expired one; null when one can still be accepted. */
export async function issueInvitation(
  tx: Tx,
  { agencyId, email, isRestricted, invitedBy }: NewInvitation,
  now: Date,
): Promise<{ id: string; token: string } | null> {
  await tx
    .updateTable('agent_invitation')
    .set({ cancelled_at: now })
    .where('agency_id', '=', agencyId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  const token = newToken();
  const row = await tx
    .insertInto('agent_invitation')
    .values({
      agency_id: agencyId,
      email,
      is_restricted: isRestricted,
      token_hash: hashToken(token),
      invited_by: invitedBy,
      created_at: now,
      expires_at: new Date(now.getTime() + INVITATION_MS),
      accepted_at: null,
      cancelled_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row ? { id: row.id, token } : null;
}

/** Invitations that nobody has accepted, the newest first. */
export const waitingInvitations = (tx: Tx, agencyId: string): Promise<Invitation[]> =>
  tx
    .selectFrom('agent_invitation')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();

const waiting = (tx: Tx, agencyId: string, id: string, set: UpdateObject<Tables, 'agent_invitation'>) =>
  tx
    .updateTable('agent_invitation')
    .set(set)
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Gives a waiting invitation a new secret and seven more days; null when none of this id waits. */
export async function renewInvitation(
  tx: Tx,
  agencyId: string,
  id: string,
  now: Date,
): Promise<{ invitation: Invitation; token: string } | null> {
  const token = newToken();
  const invitation = await waiting(tx, agencyId, id, {
    token_hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + INVITATION_MS),
  });
  return invitation ? { invitation, token } : null;
}

/** Makes a waiting invitation worthless; null when none of this id waits. */
export const cancelInvitation = async (
  tx: Tx,
  agencyId: string,
  id: string,
  now: Date,
): Promise<Invitation | null> => (await waiting(tx, agencyId, id, { cancelled_at: now })) ?? null;

const hasExpired = () => new HttpError(410, 'INVITATION_EXPIRED', accountRefusals.invitationExpired);

/** The invitation of a secret, locked. Throws HttpError 404, 409 or 410 when it cannot be accepted; 410 for what is no secret. */
export async function requireInvitation(
  tx: Tx,
  agencyId: string,
  token: string,
  now: Date,
): Promise<Invitation> {
  if (!TOKEN.test(token)) throw hasExpired();
  const row = await tx
    .selectFrom('agent_invitation')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('token_hash', '=', hashToken(token))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new HttpError(404, 'NOT_FOUND', accountRefusals.invitationUnknown);
  if (row.accepted_at) throw new HttpError(409, 'INVITATION_ACCEPTED', accountRefusals.invitationAccepted);
  if (row.cancelled_at || row.expires_at <= now) throw hasExpired();
  return row;
}

/** Uses an invitation up. */
export async function acceptInvitation(
  tx: Tx,
  { agency_id, id }: Pick<Invitation, 'agency_id' | 'id'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('agent_invitation')
    .set({ accepted_at: now })
    .where('agency_id', '=', agency_id)
    .where('id', '=', id)
    .execute();
}
