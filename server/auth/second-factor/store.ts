import { counted } from '../../db/page';
import { randomBytes } from 'node:crypto';
import './tables';
import type { Tx } from '../../db/types';
import { createSecretBox } from '../../config/secret-box';
import { looksLikeRecoveryCode, newRecoveryCodes, recoveryHasher } from './recovery';
import { matchingStep } from './totp';

/** Whose factor: one person of one agency. */
export interface Person {
  readonly agencyId: string;
  readonly userId: string;
}

export interface SecondFactors {
  /** A new secret, in place of one that was never confirmed; null when the factor is on. */
  start(tx: Tx, person: Person, now: Date): Promise<Buffer | null>;
  /** Switches the factor on with a first code; the recovery codes, or null for a wrong code or nothing to confirm. */
  confirm(tx: Tx, person: Person, code: string, now: Date): Promise<string[] | null>;
  /** Whether the code is right; uses it up. Takes recovery codes as well. */
  spend(tx: Tx, person: Person, code: string, now: Date): Promise<boolean>;
  codesLeft(tx: Tx, person: Person): Promise<number>;
  /** Switches it off and forgets secret and codes. */
  end(tx: Tx, person: Person): Promise<void>;
}

/** Whether a login of this person needs a second factor. */
export async function hasSecondFactor(tx: Tx, { agencyId, userId }: Person): Promise<boolean> {
  const row = await tx
    .selectFrom('second_factor')
    .select('confirmed_at')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.confirmed_at != null;
}

/** Second factors by authenticator app (SEC-13). All calls want a transaction of the person's agency. */
export function createSecondFactors(signingSecret: string): SecondFactors {
  const box = createSecretBox(signingSecret, 'second factor');
  const hashOf = recoveryHasher(signingSecret);

  const read = (tx: Tx, { agencyId, userId }: Person) =>
    tx
      .selectFrom('second_factor')
      .selectAll()
      .where('agency_id', '=', agencyId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
  const secretOf = ({ agencyId }: Person, sealed: string): Buffer | null => {
    const text = box.open(agencyId, sealed);
    return text === null ? null : Buffer.from(text, 'base64url');
  };
  const change = (tx: Tx, { agencyId, userId }: Person, set: { last_step: number; confirmed_at?: Date }) =>
    tx
      .updateTable('second_factor')
      .set(set)
      .where('agency_id', '=', agencyId)
      .where('user_id', '=', userId)
      .execute();

  return {
    async start(tx, person, now) {
      const secret = randomBytes(20);
      const sealed_secret = box.seal(person.agencyId, secret.toString('base64url'));
      const fresh = { sealed_secret, created_at: now, last_step: 0 };
      const row = await tx
        .insertInto('second_factor')
        .values({ agency_id: person.agencyId, user_id: person.userId, confirmed_at: null, ...fresh })
        .onConflict((conflict) =>
          conflict
            .columns(['agency_id', 'user_id'])
            .doUpdateSet(fresh)
            .where('second_factor.confirmed_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst();
      return row ? secret : null;
    },

    async confirm(tx, person, code, now) {
      const row = await read(tx, person);
      if (!row || row.confirmed_at) return null;
      const secret = secretOf(person, row.sealed_secret);
      const step = secret && matchingStep(secret, code, now, row.last_step);
      if (step === null) return null;
      await change(tx, person, { last_step: step, confirmed_at: now });
      const { agencyId, userId } = person;
      const codes = newRecoveryCodes();
      await tx
        .insertInto('recovery_code')
        .values(
          codes.map((each) => ({
            agency_id: agencyId,
            user_id: userId,
            code_hash: hashOf(agencyId, userId, each),
            used_at: null,
          })),
        )
        .execute();
      return codes;
    },

    async spend(tx, person, code, now) {
      const row = await read(tx, person);
      if (!row?.confirmed_at) return false;
      if (looksLikeRecoveryCode(code)) {
        const spent = await tx
          .updateTable('recovery_code')
          .set({ used_at: now })
          .where('agency_id', '=', person.agencyId)
          .where('user_id', '=', person.userId)
          .where('code_hash', '=', hashOf(person.agencyId, person.userId, code))
          .where('used_at', 'is', null)
          .returning('code_hash')
          .executeTakeFirst();
        return spent !== undefined;
      }
      const secret = secretOf(person, row.sealed_secret);
      const step = secret && matchingStep(secret, code.replace(/\s/g, ''), now, row.last_step);
      if (step === null) return false;
      await change(tx, person, { last_step: step });
      return true;
    },

    codesLeft: (tx, { agencyId, userId }) =>
      counted(
        tx
          .selectFrom('recovery_code')
          .where('agency_id', '=', agencyId)
          .where('user_id', '=', userId)
          .where('used_at', 'is', null),
      ),

    async end(tx, { agencyId, userId }) {
      await tx
        .deleteFrom('second_factor')
        .where('agency_id', '=', agencyId)
        .where('user_id', '=', userId)
        .execute();
    },
  };
}
