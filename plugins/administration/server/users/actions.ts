import { administrationRefusals } from '../../contract/refusals';
import { sql } from 'kysely';
import { clientsOf } from '@/server/accounts/clients';
import { mailVerifications, writtenToOften } from '@/server/accounts/mailed-links';
import { endSessions } from '@/server/auth/sessions';
import type { SessionUser } from '@/server/ports/user';
import type { Tx } from '@/server/db/types';
import type { BodyOf } from '@/core/contract';
import { conflict, invalid } from '@/server/error';
import { handle, type Handler } from '@/server/ports/handle';
import { isUuid } from '@/server/http/uuid';
import type { Services } from '@/server/ports/services';
import { actOnClients } from '../../contract/client-actions';
import { agentNotFound } from './agents';
import { AGENT, agentsOf, narrowed } from './people';

type Body = BodyOf<typeof actOnClients>;

interface Scene {
  readonly tx: Tx;
  readonly agencyId: string;
  readonly user: SessionUser;
  readonly services: Services;
}

/**
 * The clients that are meant, locked: those named that are the agency's, or all that the filter finds. Throws HttpError
 * 409 when these are not as many as were shown, 422 when it is not said which are meant.
 */
async function meant({ tx, agencyId, user }: Scene, { userIds, filter, count }: Body): Promise<string[]> {
  const clients = clientsOf(tx, { agencyId, user });
  if (userIds && !filter) {
    const ids = userIds.filter(isUuid);
    if (ids.length === 0) return [];
    const rows = await clients.select('app_user.id').where('app_user.id', 'in', ids).forUpdate().execute();
    return rows.map(({ id }) => id);
  }
  if (!filter || userIds || count === undefined)
    throw invalid(administrationRefusals.clientsUnnamed, 'userIds');
  const rows = await narrowed(clients, filter).select('app_user.id').forUpdate().execute();
  if (rows.length !== count) throw conflict(administrationRefusals.listChanged);
  return rows.map(({ id }) => id);
}

const among = (ids: readonly string[]) => sql<boolean>`app_user.id = any(${[...ids]}::uuid[])`;

const update = (tx: Tx, agencyId: string, ids: readonly string[]) =>
  tx.updateTable('app_user').where('agency_id', '=', agencyId).where(among(ids)).returning('id');

const STATUS = { activate: 'Active', deactivate: 'Inactive' } as const;

/** Does it to those whom it fits; returns their ids. */
async function act(scene: Scene, body: Body, ids: readonly string[]): Promise<string[]> {
  const { tx, agencyId, user, services } = scene;
  const { action } = body;
  const of = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  if (action === 'activate' || action === 'deactivate') {
    const status = STATUS[action];
    const done = of(await update(tx, agencyId, ids).set({ status }).where('status', '<>', status).execute());
    if (action === 'deactivate') await endSessions(tx, agencyId, { userIds: done });
    return done;
  }
  if (action === 'make-agent') {
    const set = { user_type: AGENT, is_restricted: body.isRestrictedAgent ?? false, agent_id: null };
    const done = of(
      await update(tx, agencyId, ids)
        .set(set)
        .where('email_verified', '=', true)
        .where('status', '=', 'Active')
        .execute(),
    );
    await endSessions(tx, agencyId, { userIds: done });
    return done;
  }
  if (action === 'assign-agent') {
    const agentId = body.agentId ?? null;
    if (agentId !== null) {
      const agent = isUuid(agentId)
        ? await agentsOf(tx, agencyId)
            .select('app_user.id')
            .where('app_user.id', '=', agentId)
            .forShare()
            .executeTakeFirst()
        : undefined;
      if (!agent) throw agentNotFound();
    }
    return of(
      await update(tx, agencyId, ids)
        .set({ agent_id: agentId })
        .where('agent_id', 'is distinct from', agentId)
        .execute(),
    );
  }
  const rows = await tx
    .selectFrom('app_user')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where(among(ids))
    .where('email_verified', '=', false)
    .where('status', '=', 'Active')
    .where('email', 'not in', writtenToOften(tx, agencyId, services.clock.now()))
    .execute();
  const written = of(rows);
  await mailVerifications(tx, services, { agencyId, userId: user.id }, written);
  return written;
}

/** What the owner does to many clients at once, with an explicit scope (R368). */
export const actionHandlers: readonly Handler[] = [
  handle(actOnClients, async ({ body, agency, user, tenant, services }) =>
    tenant(async (tx) => {
      const scene = { tx, agencyId: agency.id, user, services };
      const ids = await meant(scene, body);
      const done = ids.length > 0 ? await act(scene, body, ids) : [];
      if (done.length > 0)
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId: user.id,
          action: `clients.${body.action}`,
          subject: agency.id,
          before: { scope: body.filter ? { filter: body.filter, count: body.count } : 'named' },
          after: {
            userIds: done,
            ...(body.action === 'assign-agent' ? { agentId: body.agentId ?? null } : {}),
            ...(body.action === 'make-agent' ? { isRestrictedAgent: body.isRestrictedAgent ?? false } : {}),
          },
        });
      const asked = body.userIds?.length ?? ids.length;
      return { data: { done: done.length, skipped: asked - done.length } };
    }),
  ),
];
