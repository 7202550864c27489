import { answered } from '@/core/contract/refusal';
import { accountAnswers, accountRefusals } from '@/core/contract/refusals/account';
import { resendVerification, verifyEmail } from '@/core/contract';
import { requireActiveAgency } from '../auth/admission';
import { HttpError } from '../error';
import type { Tx } from '../db/types';
import { handle, type Handler } from '../ports/handle';
import { readForgottenEmail } from './fields';
import { addressProven } from '../mail/standing';
import { endLinks, readLink, spendLink } from './links';
import type { MailedLinks } from './mailed-links';

const linkIsOver = () => new HttpError(410, 'LINK_EXPIRED', accountRefusals.verifyLinkExpired);

const isNobodys = () => new HttpError(404, 'NOT_FOUND', accountRefusals.notAssociated);

/**
 * Whether a link that cannot be used was mailed to somebody who needs none any more. Throws HttpError 404 for a token that
 * nobody was mailed.
 */
async function isActive(tx: Tx, agencyId: string, token: string, now: Date): Promise<boolean> {
  const link = await readLink(tx, agencyId, 'verify', token, now);
  if (link.kind === 'unknown') throw isNobodys();
  if (link.kind === 'broken') return false;
  const user = await tx
    .selectFrom('app_user')
    .select(['email_verified', 'status'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', link.userId)
    .executeTakeFirst();
  return user?.email_verified === true && user.status === 'Active';
}

/** Confirms addresses (R136, G126), and mails a new link to who has lost the first. */
export function verificationHandlers(links: MailedLinks): Handler[] {
  return [
    handle(verifyEmail, async ({ body, agency, tenant, services }) => {
      const now = services.clock.now();
      await tenant(async (tx) => {
        const userId = await spendLink(tx, agency.id, 'verify', body.id, now);
        // Pressed twice, or fetched by a mail program before its reader: nothing is left to do.
        if (!userId && (await isActive(tx, agency.id, body.id, now))) return;
        if (!userId) throw linkIsOver();
        await endLinks(tx, { agencyId: agency.id, userId }, ['verify'], now);
        await tx
          .updateTable('app_user')
          .set({ email_verified: true })
          .where('agency_id', '=', agency.id)
          .where('id', '=', userId)
          .execute();
        await addressProven(tx, agency.id, userId, now);
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId,
          action: 'user.verify',
          subject: userId,
          after: { via: 'mail' },
        });
      });
      return { data: 'Your email address has been verified' };
    }),

    handle(resendVerification, async ({ body, agency, tenant, request }) => {
      requireActiveAgency(agency);
      const email = readForgottenEmail(body.email);
      const { language } = request;
      await links.request(tenant, { agencyId: agency.id, email, purpose: 'verify', language });
      return answered(accountAnswers.verifyLetterSent);
    }),
  ];
}
