import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';

const Said = z.object({ data: z.string() });

/** An invitation that nobody has accepted yet. */
export const Invitation = z.object({
  _id: z.string(),
  email: z.string(),
  isRestrictedAgent: z.boolean(),
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
});
export type Invitation = z.output<typeof Invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/agency/invitations',
  access: 'owner',
  summary: 'Invitations that wait for an answer, the newest first.',
  response: z.object({ data: z.array(Invitation) }),
});

/** The link that was mailed before works no more. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/agency/invitations/resend',
  access: 'owner',
  summary: 'Mails an invitation again, with a new link and seven more days.',
  rate: 'write',
  body: z.strictObject({ invitationId: z.string().check(z.maxLength(60)) }),
  response: Said,
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/agency/invitations/{id}',
  access: 'owner',
  summary: 'Takes an invitation back: its link works no more.',
  rate: 'write',
  response: Said,
});
