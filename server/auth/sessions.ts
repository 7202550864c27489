import type { Selectable } from 'kysely';
import { isTravelAgent } from '@/core/contract';
import type { Tx } from '../db/types';
import type { UserTable } from '../db/tables';
import { readProductMarkups } from '../pricing';
import { hashToken, newToken, TOKEN } from './token';
import type { SessionUser } from '../ports/user';

/** The browser keeps its cookie for seven days (decision G57); the session ends then at the latest (SEC-05). */
export const ABSOLUTE_MS = 7 * 24 * 60 * 60_000;
/** Without a call for this long the session ends. */
export const IDLE_MS = 24 * 60 * 60_000;
/** How precisely the last call is remembered: most requests write nothing. */
const TOUCH_MS = 60_000;

/**
 * Opens a session within the agency's transaction; returns the token, which is not kept. `userAgent` is what the
 * browser said of itself, for the user's list of devices.
 */
export async function openSession(
  tx: Tx,
  agencyId: string,
  userId: string,
  now: Date,
  userAgent: string,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('session')
    .values({
      agency_id: agencyId,
      user_id: userId,
      token_hash: hashToken(token),
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + ABSOLUTE_MS),
      user_agent: userAgent || null,
    })
    .execute();
  return token;
}

/** The columns of a person that `userOf` reads. */
export const USER_COLUMNS = [
  'email',
  'first_name',
  'last_name',
  'user_type',
  'is_restricted',
  'markup_bps',
  'product_markups',
] as const;

/** The person of a row as calls know him. */
export const userOf = (
  row: Pick<Selectable<UserTable>, (typeof USER_COLUMNS)[number]>,
  at: Pick<SessionUser, 'id' | 'agencyId' | 'sessionId'>,
): SessionUser => ({
  ...at,
  email: row.email,
  name: `${row.first_name} ${row.last_name}`.trim(),
  userType: row.user_type,
  isStaff: isTravelAgent(row.user_type),
  isOwner: row.user_type === 'AgencyOwner',
  isRestrictedAgent: row.is_restricted,
  markupBasisPoints: row.markup_bps,
  productMarkups: readProductMarkups(row.product_markups),
});

/** The user of a token in this agency; null when the token is foreign, expired, revoked or its user disabled. */
export async function findSession(
  tx: Tx,
  agencyId: string,
  token: string,
  now: Date,
): Promise<SessionUser | null> {
  if (!TOKEN.test(token)) return null;
  const row = await tx
    .selectFrom('session')
    .innerJoin('app_user', (join) =>
      join.onRef('app_user.agency_id', '=', 'session.agency_id').onRef('app_user.id', '=', 'session.user_id'),
    )
    .select(['session.id as session_id', 'session.last_seen_at', 'session.user_id', ...USER_COLUMNS])
    .where('session.agency_id', '=', agencyId)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .where('app_user.status', '=', 'Active')
    .executeTakeFirst();
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > TOUCH_MS) {
    await tx
      .updateTable('session')
      .set({ last_seen_at: now })
      .where('agency_id', '=', agencyId)
      .where('id', '=', row.session_id)
      .execute();
  }
  return userOf(row, { id: row.user_id, agencyId, sessionId: row.session_id });
}

type EndListener = (agencyId: string) => void;
const enders = new Set<EndListener>();
/**
 * Called when an agency's sessions end in this process, before the ending is committed: the process that acknowledges
 * an ending must not wait for the database to tell it.
 */
export const onSessionsEnded = (listener: EndListener): void => void enders.add(listener);

/** To be called by whatever ends sessions by a way of its own. */
export const sessionsEnded: EndListener = (agencyId) => enders.forEach((ended) => ended(agencyId));

/** Ends one session, or all of a user's, or of several users'. */
export async function endSessions(
  tx: Tx,
  agencyId: string,
  which: { sessionId: string } | { userId: string } | { userIds: readonly string[] },
): Promise<void> {
  const all = tx.deleteFrom('session').where('agency_id', '=', agencyId);
  await (
    'sessionId' in which
      ? all.where('id', '=', which.sessionId)
      : 'userId' in which
        ? all.where('user_id', '=', which.userId)
        : all.where((eb) => eb('user_id', '=', eb.fn.any(eb.val(which.userIds as string[]))))
  ).execute();
  sessionsEnded(agencyId);
}
