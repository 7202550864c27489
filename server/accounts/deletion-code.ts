import { newRecoveryCodes, recoveryHasher } from '../auth/second-factor/recovery';
import type { Tx } from '../db/types';
import './tables';

interface Holder {
  readonly agencyId: string;
  readonly userId: string;
}

/** How long a code works. */
const CODE_MS = 30 * 60_000;

/** Codes that are mailed to who has no password, to delete the own account with. One works at a time, once (SEC-09). */
export function deletionCodes(signingSecret: string) {
  const hashOf = recoveryHasher(signingSecret);
  const open = (tx: Tx, { agencyId, userId }: Holder, now: Date) =>
    tx
      .updateTable('account_link')
      .set({ used_at: now })
      .where('agency_id', '=', agencyId)
      .where('user_id', '=', userId)
      .where('purpose', '=', 'delete')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now);
  return {
    async issue(tx: Tx, holder: Holder, now: Date): Promise<string> {
      const { agencyId, userId } = holder;
      await open(tx, holder, now).execute();
      const code = newRecoveryCodes()[0]!;
      await tx
        .insertInto('account_link')
        .values({
          ...{ agency_id: agencyId, user_id: userId, purpose: 'delete', used_at: null },
          token_hash: hashOf(agencyId, userId, code),
          created_at: now,
          expires_at: new Date(now.getTime() + CODE_MS),
        })
        .execute();
      return code;
    },

    /** Whether the code is right; uses it up. */
    async spend(tx: Tx, holder: Holder, code: string, now: Date): Promise<boolean> {
      const spent = await open(tx, holder, now)
        .where('token_hash', '=', hashOf(holder.agencyId, holder.userId, code))
        .returning('id')
        .executeTakeFirst();
      return spent !== undefined;
    },
  };
}

export type DeletionCodes = ReturnType<typeof deletionCodes>;
