import { accountRefusals } from '@/core/contract/refusals/account';
import { getInvitation, inviteAgent, isTravelAgent, registerInvited } from '@/core/contract';
import { letIn, requireActiveAgency } from '../auth/admission';
import { hashPassword } from '../auth/password';
import { endSessions } from '../auth/sessions';
import type { Tx } from '../db/types';
import { conflict, HttpError } from '../error';
import { handle, type Handler } from '../ports/handle';
import { normalEmail, readInvitedEmail, readSignUp } from './fields';
import { acceptInvitation, issueInvitation, requireInvitation } from './invitations';
import { endLinks } from './links';
import { invitationMail } from './mails';
import { alreadyExists } from './sign-up';

const AGENT = 'SalesAgent';

const findByEmail = (tx: Tx, agencyId: string, email: string) =>
  tx
    .selectFrom('app_user')
    .select(['id', 'user_type', 'email_verified'])
    .where('agency_id', '=', agencyId)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();

/**
 * The account of who accepts an invitation. An account that somebody made with the address and never proved to own
 * is taken over; any other stays as it is. Throws HttpError 409.
 */
async function becomeAgent(
  tx: Tx,
  agencyId: string,
  email: string,
  set: {
    first_name: string;
    last_name: string;
    password_hash: string;
    is_restricted: boolean;
    language: string;
  },
  now: Date,
): Promise<string> {
  const agent = { ...set, user_type: AGENT, status: 'Active', email_verified: true };
  const known = await findByEmail(tx, agencyId, email);
  if (!known) {
    const made = await tx
      .insertInto('app_user')
      .values({ agency_id: agencyId, email, ...agent })
      .onConflict((each) => each.columns(['agency_id', 'email']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw alreadyExists();
    return made.id;
  }
  if (known.email_verified || isTravelAgent(known.user_type)) throw alreadyExists();
  await endSessions(tx, agencyId, { userId: known.id });
  await endLinks(tx, { agencyId, userId: known.id }, ['verify', 'reset'], now);
  await tx
    .updateTable('app_user')
    .set(agent)
    .where('agency_id', '=', agencyId)
    .where('id', '=', known.id)
    .execute();
  return known.id;
}

/** How sales agents come to an agency: the owner invites, the mailed link makes the account (R098, R099, R431). */
export function agentHandlers(): Handler[] {
  return [
    handle(inviteAgent, async ({ body, agency, user, tenant, services }) => {
      requireActiveAgency(agency);
      const email = readInvitedEmail(body.email);
      const now = services.clock.now();
      const invite = async (tx: Tx) => {
        const known = await findByEmail(tx, agency.id, email);
        if (known && isTravelAgent(known.user_type)) throw conflict(accountRefusals.alreadyAgent);
        if (known?.email_verified) throw conflict(accountRefusals.existsByEmail);
        const invitation = await issueInvitation(
          tx,
          { agencyId: agency.id, email, isRestricted: body.isRestrictedAgent, invitedBy: user.id },
          now,
        );
        if (!invitation) throw conflict(accountRefusals.alreadyInvited);
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId: user.id,
          action: 'agent.invite',
          subject: invitation.id,
          after: { email, isRestrictedAgent: body.isRestrictedAgent },
        });
        const message = invitationMail(agency, {
          inviter: user.name || agency.public.agencyName,
          email,
          token: invitation.token,
        });
        await services.mail.send(tx, { ...message, to: email }, 'asked');
      };
      await tenant(invite).catch((cause: unknown) => {
        throw cause instanceof HttpError
          ? cause
          : new HttpError(500, 'INTERNAL', accountRefusals.notInvited, { cause });
      });
      return { data: 'Invitation sent' };
    }),

    handle(getInvitation, async ({ params, agency, tenant, services }) => {
      const { email } = await tenant((tx) =>
        requireInvitation(tx, agency.id, params.id, services.clock.now()),
      );
      return { data: { email, agencyName: agency.public.agencyName } };
    }),

    handle(registerInvited, async ({ body, agency, tenant, services, request }) => {
      requireActiveAgency(agency);
      const now = services.clock.now();
      const invited = (tx: Tx) => requireInvitation(tx, agency.id, body.invitation, now);
      const { email } = await tenant(invited);
      // The address is the invitation's: another one in the form proves nothing.
      if (normalEmail(body.email) !== email)
        throw new HttpError(404, 'NOT_FOUND', accountRefusals.invitationUnknown);
      const person = readSignUp(body, agency);
      const passwordHash = await hashPassword(person.password);
      const auth = await tenant(async (tx) => {
        const invitation = await invited(tx);
        const userId = await becomeAgent(
          tx,
          agency.id,
          email,
          {
            first_name: person.firstName,
            last_name: person.lastName,
            password_hash: passwordHash,
            is_restricted: invitation.is_restricted,
            language: request.language,
          },
          now,
        );
        await acceptInvitation(tx, invitation, now);
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId,
          action: 'agent.accept',
          subject: invitation.id,
          after: { userType: AGENT, isRestrictedAgent: invitation.is_restricted },
        });
        return letIn(tx, { agencyId: agency.id, userId, userAgent: request.userAgent }, now);
      });
      return { auth, userType: AGENT };
    }),
  ];
}
