import { administrationRefusals } from '../../contract/refusals';
import { endSessions } from '@/server/auth/sessions';
import type { Tx } from '@/server/db/types';
import { conflict, notFound } from '@/server/error';
import { handle, type Handler } from '@/server/ports/handle';
import { tooMany } from '@/server/http/limits';
import { isUuid } from '@/server/http/uuid';
import { mailVerifications, writtenToOften } from '@/server/accounts/mailed-links';
import { isTravelAgent } from '@/core/contract';
import { makeAgent, resendClientVerification, setClientStatus } from '../../contract/users';
import { AGENT } from './people';

/** What somebody is told to wait who has sent the same letter several times. */
const RETRY_MS = 60 * 60_000;

const cannotPromote = () => conflict(administrationRefusals.notPromoted);

/** Somebody of the agency, locked. Throws HttpError 404. */
async function requirePerson(tx: Tx, agencyId: string, userId: string) {
  const person = isUuid(userId)
    ? await tx
        .selectFrom('app_user')
        .select(['id', 'email', 'user_type', 'status', 'email_verified', 'agent_id'])
        .where('agency_id', '=', agencyId)
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!person) throw notFound();
  return person;
}

async function requireClient(tx: Tx, agencyId: string, userId: string) {
  const client = await requirePerson(tx, agencyId, userId);
  if (isTravelAgent(client.user_type)) throw notFound();
  return client;
}

/** What the owner decides about a client (R365 to R367). */
export const clientHandlers: readonly Handler[] = [
  handle(setClientStatus, async ({ body: { userId, status }, agency, user, tenant, services }) => {
    await tenant(async (tx) => {
      const client = await requireClient(tx, agency.id, userId);
      if (client.status === status) return;
      await tx
        .updateTable('app_user')
        .set({ status })
        .where('agency_id', '=', agency.id)
        .where('id', '=', client.id)
        .execute();
      if (status !== 'Active') await endSessions(tx, agency.id, { userId: client.id });
      await services.audit.record(tx, {
        agencyId: agency.id,
        userId: user.id,
        action: 'client.status',
        subject: client.id,
        before: { status: client.status },
        after: { status },
      });
    });
    return { data: 'Status changed Successfully' };
  }),

  // An address that nobody has proved may be a stranger's, and who is shut out is not let in as staff.
  handle(makeAgent, async ({ body, agency, user, tenant, services }) => {
    await tenant(async (tx) => {
      const client = await requirePerson(tx, agency.id, body.userId);
      if (isTravelAgent(client.user_type) || !client.email_verified || client.status !== 'Active')
        throw cannotPromote();
      const after = { user_type: AGENT, is_restricted: body.isRestrictedAgent ?? false };
      await tx
        .updateTable('app_user')
        .set({ ...after, agent_id: null })
        .where('agency_id', '=', agency.id)
        .where('id', '=', client.id)
        .execute();
      await endSessions(tx, agency.id, { userId: client.id });
      await services.audit.record(tx, {
        agencyId: agency.id,
        userId: user.id,
        action: 'user.type',
        subject: client.id,
        before: { user_type: client.user_type, agent_id: client.agent_id },
        after,
      });
    });
    return { data: 'Status changed Successfully' };
  }),

  handle(resendClientVerification, async ({ body, agency, user, tenant, services }) => {
    await tenant(async (tx) => {
      const client = await requireClient(tx, agency.id, body.userId);
      if (client.email_verified) throw conflict(administrationRefusals.verifiedAlready);
      if (client.status !== 'Active') throw conflict(administrationRefusals.inactiveClient);
      const often = await writtenToOften(tx, agency.id, services.clock.now())
        .where('recipient', '=', client.email)
        .executeTakeFirst();
      if (often) throw tooMany(RETRY_MS);
      await mailVerifications(tx, services, { agencyId: agency.id, userId: user.id }, [client.id]);
      await services.audit.record(tx, {
        agencyId: agency.id,
        userId: user.id,
        action: 'client.resend-verification',
        subject: client.id,
      });
    });
    return { data: 'Verification email sent' };
  }),
];
