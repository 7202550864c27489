import { accountRefusals } from '@/core/contract/refusals/account';
import {
  answerSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  type Language,
  startSecondFactor,
} from '@/core/contract';
import { secondFactorMail } from './mails';
import type { Tx } from '../db/types';
import { HttpError } from '../error';
import { handle, type Handler } from '../ports/handle';
import type { Services } from '../ports/services';
import type { AgencyRecord } from '../ports/agency';
import { letIn, requireActiveAgency, requireActiveUser } from '../auth/admission';
import type { Budget } from '../ports/budget';
import { requirePassword } from '../auth/own-password';
import type { LoginThrottle } from '../auth/throttle';
import type { SessionUser } from '../ports/user';
import { countWrongCode, endChallenges, findChallenge } from '../auth/second-factor/challenge';
import { hasSecondFactor, type SecondFactors } from '../auth/second-factor/store';
import { base32, otpauthUri } from '../auth/second-factor/totp';

export interface SecondFactorParts {
  readonly factors: SecondFactors;
  readonly throttle: LoginThrottle;
  /** Codes that one person tries, from wherever: who guesses them knows the password already. */
  readonly tries: Budget;
}

const wrongCode = (status: number) => new HttpError(status, 'BAD_CODE', accountRefusals.wrongCode);
const beginAgain = () => new HttpError(410, 'CHALLENGE_EXPIRED', accountRefusals.loginTooLong);

const personOf = ({ agencyId, id }: SessionUser) => ({ agencyId, userId: id });
const keyOf = (agencyId: string, userId: string) => `${agencyId}:${userId}`;

/** Puts a switch on record, and tells the account's owner, who may not be who did it. */
async function tell(
  tx: Tx,
  isOn: boolean,
  agency: AgencyRecord,
  user: SessionUser,
  { audit, mail }: Services,
  language: Language,
): Promise<void> {
  await audit.record(tx, {
    agencyId: agency.id,
    userId: user.id,
    action: 'user.second-factor',
    subject: user.id,
    before: { isEnabled: !isOn },
    after: { isEnabled: isOn },
  });
  const row = await tx
    .selectFrom('app_user')
    .select(['first_name', 'language'])
    .where('agency_id', '=', agency.id)
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const message = secondFactorMail(agency, row.language ?? language, { firstName: row.first_name, isOn });
  await mail.send(tx, { ...message, to: user.email }, 'happened');
}

/** The second factor of anybody: on, off, and its answer at login (SEC-13). */
export function secondFactorHandlers({ factors, throttle, tries }: SecondFactorParts): Handler[] {
  return [
    handle(answerSecondFactor, async ({ body, agency, tenant, services, request }) => {
      requireActiveAgency(agency);
      const now = services.clock.now();
      const waiting = await tenant((tx) => findChallenge(tx, agency.id, body.challenge, now));
      if (!waiting) throw beginAgain();
      await tries.spend(keyOf(agency.id, waiting.userId));
      const answer = await tenant(async (tx) => {
        const challenge = await findChallenge(tx, agency.id, body.challenge, now);
        if (!challenge) throw beginAgain();
        if (!(await factors.spend(tx, challenge, body.code, now))) {
          await countWrongCode(tx, challenge);
          return null;
        }
        await endChallenges(tx, challenge);
        const user = await tx
          .selectFrom('app_user')
          .select(['user_type', 'status'])
          .where('agency_id', '=', agency.id)
          .where('id', '=', challenge.userId)
          .executeTakeFirstOrThrow();
        requireActiveUser(user);
        const auth = await letIn(tx, { ...challenge, userAgent: request.userAgent }, now);
        return { auth, userType: user.user_type };
      });
      if (answer) return answer;
      throw wrongCode(401);
    }),

    handle(getSecondFactor, async ({ user, tenant }) =>
      tenant(async (tx) => ({
        data: {
          isEnabled: await hasSecondFactor(tx, personOf(user)),
          recoveryCodesLeft: await factors.codesLeft(tx, personOf(user)),
        },
      })),
    ),

    handle(startSecondFactor, async ({ body, agency, user, tenant, services, request }) => {
      await requirePassword(throttle, user, body.password, request.network, tenant);
      const secret = await tenant((tx) => factors.start(tx, personOf(user), services.clock.now()));
      if (!secret) throw new HttpError(409, 'CONFLICT', accountRefusals.secondFactorOn);
      const uri = otpauthUri(agency.public.agencyName, user.email, secret);
      return { data: { secret: base32(secret), uri } };
    }),

    handle(confirmSecondFactor, async ({ body, agency, user, tenant, services, request }) => {
      await tries.spend(keyOf(agency.id, user.id));
      const recoveryCodes = await tenant(async (tx) => {
        const codes = await factors.confirm(tx, personOf(user), body.code, services.clock.now());
        if (codes) await tell(tx, true, agency, user, services, request.language);
        return codes;
      });
      if (recoveryCodes) return { data: { recoveryCodes } };
      throw wrongCode(422);
    }),

    handle(endSecondFactor, async ({ body, agency, user, tenant, services, request }) => {
      await tries.spend(keyOf(agency.id, user.id));
      await requirePassword(throttle, user, body.password, request.network, tenant);
      const isOff = await tenant(async (tx) => {
        if (!(await factors.spend(tx, personOf(user), body.code, services.clock.now()))) return false;
        await factors.end(tx, personOf(user));
        await tell(tx, false, agency, user, services, request.language);
        return true;
      });
      if (isOff) return { data: 'The second factor is off' };
      throw wrongCode(422);
    }),
  ];
}
