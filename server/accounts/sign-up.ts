import { accountRefusals } from '@/core/contract/refusals/account';
import { signUp } from '@/core/contract';
import { requireActiveAgency } from '../auth/admission';
import type { Budget } from '../ports/budget';
import { hashPassword } from '../auth/password';
import { HttpError } from '../error';
import { handle, type Handler } from '../ports/handle';
import { readSignUp } from './fields';
import { requireNotInvited } from './invitations';
import { issueLink } from './links';
import { verificationMail } from './mails';
import { requireSignUpDomain } from './sign-up-domains';

export const alreadyExists = () => new HttpError(409, 'USER_EXISTS', accountRefusals.exists);

/**
 * R094, R095: a client of the host's agency and of no other, whatever `hostName` says. Nothing opens until the
 * mailed link has been used. `attempts` counts per network, as the specification's own answer tells who
 * has an account (SEC-08).
 */
export function signUpHandler(attempts: Budget): Handler {
  return handle(signUp, async ({ body, agency, tenant, services, request }) => {
    requireActiveAgency(agency);
    const person = readSignUp(body, agency);
    await attempts.spend(agency.id, request.network);
    const now = services.clock.now();
    await tenant(async (tx) => {
      await requireSignUpDomain(tx, agency.id, person.email);
      await requireNotInvited(tx, agency.id, person.email, now);
      const known = await tx
        .selectFrom('app_user')
        .select('id')
        .where('agency_id', '=', agency.id)
        .where('email', '=', person.email)
        .executeTakeFirst();
      if (known) throw alreadyExists();
    });
    const passwordHash = await hashPassword(person.password);
    const id = await tenant(async (tx) => {
      const made = await tx
        .insertInto('app_user')
        .values({
          agency_id: agency.id,
          email: person.email,
          first_name: person.firstName,
          last_name: person.lastName,
          user_type: 'Client',
          language: request.language,
          password_hash: passwordHash,
          email_verified: false,
        })
        .onConflict((conflict) => conflict.columns(['agency_id', 'email']).doNothing())
        .returning('id')
        .executeTakeFirst();
      // Somebody with the same address was a moment faster.
      if (!made) throw alreadyExists();
      const owner = { agencyId: agency.id, userId: made.id };
      await services.audit.record(tx, {
        ...owner,
        action: 'user.signup',
        subject: made.id,
        after: { via: 'form' },
      });
      const token = await issueLink(tx, owner, 'verify', now);
      const message = verificationMail(agency, request.language, {
        firstName: person.firstName,
        email: person.email,
        token,
      });
      await services.mail.send(tx, { ...message, to: person.email }, 'asked');
      return made.id;
    });
    return { _id: id };
  });
}
