import { answered } from '@/core/contract/refusal';
import { accountAnswers, accountRefusals } from '@/core/contract/refusals/account';
import { checkResetLink, forgotPassword, resetPassword } from '@/core/contract';
import { requireActiveAgency, requireActiveUser } from '../auth/admission';
import { hashPassword } from '../auth/password';
import { requireGoodPassword } from '../auth/password-policy';
import { endChallenges } from '../auth/second-factor/challenge';
import { endSessions } from '../auth/sessions';
import type { Tx } from '../db/types';
import { HttpError, invalid } from '../error';
import { handle, type Handler } from '../ports/handle';
import { readForgottenEmail } from './fields';
import { addressProven } from '../mail/standing';
import { endLinks, readLink, spendLink } from './links';
import type { MailedLinks } from './mailed-links';
import { passwordChangedMail } from './mails';

const linkHasExpired = () => new HttpError(410, 'LINK_EXPIRED', accountRefusals.resetLinkExpired);
const tokenExpired = () => new HttpError(410, 'LINK_EXPIRED', accountRefusals.resetTokenExpired);
const cannotReset = () => new HttpError(404, 'NOT_FOUND', accountRefusals.notReset);

const findUser = (tx: Tx, agencyId: string, userId: string) =>
  tx
    .selectFrom('app_user')
    .select(['id', 'email', 'first_name', 'last_name', 'status', 'language'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** A forgotten password: the mail, the look at its link, the new password (R120, R132, R135, SEC-09). */
export function resetHandlers(links: MailedLinks): Handler[] {
  return [
    handle(forgotPassword, async ({ body, agency, tenant, request }) => {
      requireActiveAgency(agency);
      const email = readForgottenEmail(body.email);
      const { language } = request;
      await links.request(tenant, { agencyId: agency.id, email, purpose: 'reset', language });
      return answered(accountAnswers.resetLetterSent);
    }),

    handle(checkResetLink, async ({ body, agency, tenant, services }) => {
      const now = services.clock.now();
      const { kind } = await tenant((tx) => readLink(tx, agency.id, 'reset', body.token, now));
      if (kind !== 'good') throw linkHasExpired();
      return { data: 'The link is valid' };
    }),

    handle(resetPassword, async ({ body, agency, tenant, services, request }) => {
      if ((body.confirmPassword ?? body.password) !== body.password)
        throw invalid(accountRefusals.passwordMismatch, 'confirmPassword');
      const now = services.clock.now();
      const user = await tenant(async (tx) => {
        const link = await readLink(tx, agency.id, 'reset', body.token, now);
        if (link.kind === 'unknown') throw cannotReset();
        if (link.kind !== 'good') throw tokenExpired();
        return findUser(tx, agency.id, link.userId);
      });
      requireActiveUser(user);
      requireGoodPassword(body.password, {
        agencyName: agency.public.agencyName,
        subdomain: agency.subdomain,
        email: user.email,
        names: [user.first_name, user.last_name],
      });
      const passwordHash = await hashPassword(body.password);
      await tenant(async (tx) => {
        // Of two tabs that send the same link at once, one is too late.
        const userId = await spendLink(tx, agency.id, 'reset', body.token, now);
        if (!userId) throw tokenExpired();
        const person = { agencyId: agency.id, userId };
        await tx
          .updateTable('app_user')
          // The link came through the address's own mailbox, which is what a verification would show.
          .set({ password_hash: passwordHash, email_verified: true })
          .where('agency_id', '=', agency.id)
          .where('id', '=', userId)
          .execute();
        await addressProven(tx, agency.id, userId, now);
        await endLinks(tx, person, ['reset', 'verify'], now);
        await endSessions(tx, agency.id, { userId });
        await endChallenges(tx, person);
        await services.audit.record(tx, {
          ...person,
          action: 'user.password',
          subject: userId,
          after: { via: 'mail' },
        });
        const message = passwordChangedMail(agency, user.language ?? request.language, {
          firstName: user.first_name,
        });
        await services.mail.send(tx, { ...message, to: user.email }, 'happened');
      });
      return answered(accountAnswers.passwordChanged);
    }),
  ];
}
