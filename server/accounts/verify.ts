import { resendVerification, verifyEmail } from '@/core/contract';
import { requireActiveAgency } from '../auth/admission';
import { HttpError } from '../http/error';
import { handle, type Handler } from '../http/handle';
import { readForgottenEmail } from './fields';
import { endLinks, spendLink } from './links';
import type { MailedLinks } from './mailed-links';

const linkIsOver = () =>
  new HttpError(410, 'LINK_EXPIRED', 'This verification link has expired or was already used.');

/** Confirms addresses (R136, G126), and mails a new link to who has lost the first. */
export function verificationHandlers(links: MailedLinks): Handler[] {
  return [
    handle(verifyEmail, async ({ body, agency, tenant, services }) => {
      const now = services.clock.now();
      await tenant(async (tx) => {
        const userId = await spendLink(tx, agency.id, 'verify', body.id, now);
        if (!userId) throw linkIsOver();
        await endLinks(tx, { agencyId: agency.id, userId }, ['verify'], now);
        await tx
          .updateTable('app_user')
          .set({ email_verified: true })
          .where('agency_id', '=', agency.id)
          .where('id', '=', userId)
          .execute();
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
      return { data: 'If this address is waiting to be verified, a new link is on its way to it.' };
    }),
  ];
}
