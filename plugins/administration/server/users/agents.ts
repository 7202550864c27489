import { administrationRefusals } from '../../contract/refusals';
import type { LoggedAction } from '@/core/contract/logged';
import { endSessions } from '@/server/auth/sessions';
import type { Tx } from '@/server/db/types';
import { conflict, notFound } from '@/server/error';
import { handle, type Handler, type HandlerInput } from '@/server/ports/handle';
import { isUuid } from '@/server/http/uuid';
import { makeClient, setAgentStatus, setRestriction } from '../../contract/users';
import { AGENT, agentsOf } from './people';

export const agentNotFound = () => notFound(administrationRefusals.agentUnknown);
const couldNotMakeClient = () => conflict(administrationRefusals.notMadeClient);

/** A sales agent of the agency, locked. */
const findAgent = async (tx: Tx, agencyId: string, userId: string) =>
  isUuid(userId)
    ? agentsOf(tx, agencyId)
        .select(['app_user.id', 'app_user.status', 'is_restricted'])
        .where('app_user.id', '=', userId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;

/** The same. Throws HttpError 404. */
async function requireAgent(tx: Tx, agencyId: string, userId: string) {
  const agent = await findAgent(tx, agencyId, userId);
  if (!agent) throw agentNotFound();
  return agent;
}

/** Whether the agency knows somebody by this id, whatever he is to it. */
const isKnown = async (tx: Tx, agencyId: string, userId: string): Promise<boolean> =>
  isUuid(userId) &&
  (await tx
    .selectFrom('app_user')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .executeTakeFirst()) !== undefined;

type Input = Pick<HandlerInput<typeof makeClient>, 'agency' | 'user' | 'services'>;

/** Changes a sales agent, signs him out everywhere and keeps on record what changed (SEC-04, SEC-44). */
async function change(
  tx: Tx,
  { agency, user, services }: Input,
  agent: { id: string },
  { action, set, before }: { action: LoggedAction; set: object; before: object },
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set(set)
    .where('agency_id', '=', agency.id)
    .where('id', '=', agent.id)
    .execute();
  await endSessions(tx, agency.id, { userId: agent.id });
  await services.audit.record(tx, {
    agencyId: agency.id,
    userId: user.id,
    action,
    subject: agent.id,
    before,
    after: set,
  });
}

/** What the owner decides about a sales agent (R369, R374 to R376). */
export const agentHandlers: readonly Handler[] = [
  handle(setAgentStatus, async ({ body, ...input }) => {
    await input.tenant(async (tx) => {
      const agent = await requireAgent(tx, input.agency.id, body.userId);
      if (agent.status === body.status) return;
      await change(tx, input, agent, {
        action: 'agent.status',
        set: { status: body.status },
        before: { status: agent.status },
      });
    });
    return { data: 'Status changed Successfully' };
  }),

  handle(setRestriction, async ({ body: { userId, isRestrictedAgent }, ...input }) => {
    await input.tenant(async (tx) => {
      const agent = await requireAgent(tx, input.agency.id, userId);
      if (agent.is_restricted === isRestrictedAgent)
        throw conflict(
          isRestrictedAgent
            ? administrationRefusals.restrictedAlready
            : administrationRefusals.unrestrictedAlready,
        );
      await change(tx, input, agent, {
        action: 'agent.restriction',
        set: { is_restricted: isRestrictedAgent },
        before: { is_restricted: agent.is_restricted },
      });
    });
    return { data: 'Status changed Successfully' };
  }),

  handle(makeClient, async ({ body, ...input }) => {
    const { agency, tenant } = input;
    await tenant(async (tx) => {
      const agent = await findAgent(tx, agency.id, body.userId);
      // Somebody who is a client already, as after a second press, is not made one again.
      if (!agent) throw (await isKnown(tx, agency.id, body.userId)) ? couldNotMakeClient() : agentNotFound();
      await tx
        .updateTable('app_user')
        .set({ agent_id: null })
        .where('agency_id', '=', agency.id)
        .where('agent_id', '=', agent.id)
        .execute();
      await change(tx, input, agent, {
        action: 'user.type',
        set: { user_type: body.userType, is_restricted: false },
        before: { user_type: AGENT, is_restricted: agent.is_restricted },
      });
    });
    return { data: 'Status changed Successfully' };
  }),
];
