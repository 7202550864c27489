import {
  cancelInvitation,
  type Invitation,
  renewInvitation,
  waitingInvitations,
} from '@/server/accounts/invitations';
import { invitationMail } from '@/server/accounts/mails';
import { notFound } from '@/server/error';
import { handle, type Handler } from '@/server/ports/handle';
import { isUuid } from '@/server/http/uuid';
import { listInvitations, resendInvitation, withdrawInvitation } from '../../contract/invitations';

const asShown = (row: Invitation, now: Date) => ({
  _id: row.id,
  email: row.email,
  isRestrictedAgent: row.is_restricted,
  sentAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  isExpired: row.expires_at <= now,
});

/** Invitations that wait for an answer: seen, sent again, taken back. Sending the first is the core's. */
export const invitationHandlers: readonly Handler[] = [
  handle(listInvitations, async ({ agency, tenant, services }) => {
    const rows = await tenant((tx) => waitingInvitations(tx, agency.id));
    const now = services.clock.now();
    return { data: rows.map((row) => asShown(row, now)) };
  }),

  handle(resendInvitation, async ({ body: { invitationId }, agency, user, tenant, services }) => {
    if (!isUuid(invitationId)) throw notFound();
    await tenant(async (tx) => {
      const renewed = await renewInvitation(tx, agency.id, invitationId, services.clock.now());
      if (!renewed) throw notFound();
      const { email } = renewed.invitation;
      const message = invitationMail(agency, {
        inviter: user.name || agency.public.agencyName,
        email,
        token: renewed.token,
      });
      await services.mail.send(tx, { ...message, to: email }, 'asked');
      await services.audit.record(tx, {
        agencyId: agency.id,
        userId: user.id,
        action: 'agent.invite-again',
        subject: invitationId,
        after: { email },
      });
    });
    return { data: 'Invitation sent' };
  }),

  handle(withdrawInvitation, async ({ params, agency, user, tenant, services }) => {
    if (!isUuid(params.id)) throw notFound();
    await tenant(async (tx) => {
      const cancelled = await cancelInvitation(tx, agency.id, params.id, services.clock.now());
      if (!cancelled) throw notFound();
      await services.audit.record(tx, {
        agencyId: agency.id,
        userId: user.id,
        action: 'agent.withdraw',
        subject: params.id,
        before: { email: cancelled.email, isRestrictedAgent: cancelled.is_restricted },
      });
    });
    return { data: 'Invitation withdrawn' };
  }),
];
