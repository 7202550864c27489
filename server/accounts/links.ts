import type { Tx } from '../db/types';
import { hashToken, newToken, TOKEN } from '../auth/token';
import './tables';

export type LinkPurpose = 'verify' | 'reset';

/** How long a mailed link works (SEC-09). */
export const LINK_MS: Record<LinkPurpose, number> = {
  verify: 24 * 60 * 60_000,
  reset: 30 * 60_000,
};
/** How long a link that works no more is told from one that never did. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000;

interface Holder {
  readonly agencyId: string;
  readonly userId: string;
}

/** A token for a mailed link. A new link for a password replaces the one before. */
export async function issueLink(
  tx: Tx,
  { agencyId, userId }: Holder,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  await tx
    .deleteFrom('account_link')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('expires_at', '<', new Date(now.getTime() - REMEMBERED_MS))
    .execute();
  if (purpose === 'reset') await endLinks(tx, { agencyId, userId }, ['reset'], now);
  const token = newToken();
  await tx
    .insertInto('account_link')
    .values({
      agency_id: agencyId,
      user_id: userId,
      purpose,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_MS[purpose]),
      used_at: null,
    })
    .execute();
  return token;
}

/** What a link is worth: `unknown` also covers another agency's and another purpose's; `broken` is no token of ours. */
export type LinkState = { kind: 'good' | 'over'; userId: string } | { kind: 'unknown' } | { kind: 'broken' };

/** Looks at a link without using it up. */
export async function readLink(
  tx: Tx,
  agencyId: string,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<LinkState> {
  if (!TOKEN.test(token)) return { kind: 'broken' };
  const row = await tx
    .selectFrom('account_link')
    .select(['user_id', 'expires_at', 'used_at'])
    .where('agency_id', '=', agencyId)
    .where('purpose', '=', purpose)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return { kind: 'unknown' };
  return { kind: row.used_at || row.expires_at <= now ? 'over' : 'good', userId: row.user_id };
}

/** Uses a link up; the user it was mailed to, or null when it was used, expired or never was. */
export async function spendLink(
  tx: Tx,
  agencyId: string,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const row = await tx
    .updateTable('account_link')
    .set({ used_at: now })
    .where('agency_id', '=', agencyId)
    .where('purpose', '=', purpose)
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Makes a user's open links of these purposes worthless. */
export async function endLinks(
  tx: Tx,
  { agencyId, userId }: Holder,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('account_link')
    .set({ used_at: now })
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .execute();
}
