import './tables';
import type { Tx } from '../../db/types';
import { hashToken, newToken, TOKEN } from '../token';
import type { Person } from './store';

/** How long a login waits for its second factor. */
export const CHALLENGE_MS = 5 * 60_000;
/** Wrong codes after which the login has to begin again. */
export const WRONG_CODES = 5;

/** Begins the second half of a login; what it returns opens nothing but `answerSecondFactor`. */
export async function openChallenge(tx: Tx, { agencyId, userId }: Person, now: Date): Promise<string> {
  const token = newToken();
  await tx
    .deleteFrom('sign_in_challenge')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
  await tx
    .insertInto('sign_in_challenge')
    .values({
      agency_id: agencyId,
      user_id: userId,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + CHALLENGE_MS),
    })
    .execute();
  return token;
}

export interface Challenge extends Person {
  readonly id: string;
}

/** The challenge of a token, locked; null when it is foreign, answered, too old, or had too many wrong answers. */
export async function findChallenge(
  tx: Tx,
  agencyId: string,
  token: string,
  now: Date,
): Promise<Challenge | null> {
  if (!TOKEN.test(token)) return null;
  const row = await tx
    .selectFrom('sign_in_challenge')
    .select(['id', 'user_id'])
    .where('agency_id', '=', agencyId)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('wrong_codes', '<', WRONG_CODES)
    .forUpdate()
    .executeTakeFirst();
  return row ? { id: row.id, agencyId, userId: row.user_id } : null;
}

export async function countWrongCode(tx: Tx, { agencyId, id }: Challenge): Promise<void> {
  await tx
    .updateTable('sign_in_challenge')
    .set((eb) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

/** Drops the waiting logins of a person: the one that was answered, and those that were given up. */
export async function endChallenges(tx: Tx, { agencyId, userId }: Person): Promise<void> {
  await tx
    .deleteFrom('sign_in_challenge')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .execute();
}
