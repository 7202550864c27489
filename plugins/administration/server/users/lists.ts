import { administrationRefusals } from '../../contract/refusals';
import { clientsOf } from '@/server/accounts/clients';
import { notFound, HttpError } from '@/server/error';
import { handle, type Handler } from '@/server/ports/handle';
import { isUuid } from '@/server/http/uuid';
import { getAgent, getClient, listAgents, listClients } from '../../contract/users';
import { agentNotFound } from './agents';
import { agentsOf, narrowed, pageOf } from './people';
import { readAgents, readClients } from './rows';
import type { Refusal } from '@/core/contract';

/** The agency's people: clients for its staff, sales agents for its owner (R362, G46). */
export const listHandlers: readonly Handler[] = [
  handle(listClients, ({ query, agency, user, tenant }) =>
    saying(administrationRefusals.clientsUnreadable, () =>
      tenant(async (tx) => {
        const found = narrowed(clientsOf(tx, { agencyId: agency.id, user }), query);
        const { ids, totalCount } = await pageOf(found, query);
        return { data: await readClients(tx, agency.id, ids, !user.isRestrictedAgent), totalCount };
      }),
    ),
  ),

  handle(getClient, ({ params, agency, user, tenant }) =>
    tenant(async (tx) => {
      const known =
        isUuid(params.id) &&
        (await clientsOf(tx, { agencyId: agency.id, user })
          .select('app_user.id')
          .where('app_user.id', '=', params.id)
          .executeTakeFirst());
      const [data] = known ? await readClients(tx, agency.id, [params.id], !user.isRestrictedAgent) : [];
      if (!data) throw notFound();
      return { data };
    }),
  ),

  handle(listAgents, ({ query, agency, tenant }) =>
    tenant(async (tx) => {
      const { restricted } = query;
      const found = narrowed(agentsOf(tx, agency.id), query).$if(restricted !== undefined, (some) =>
        some.where('is_restricted', '=', restricted === 'true'),
      );
      const { ids, totalCount } = await pageOf(found, query);
      return { data: await readAgents(tx, agency.id, ids), totalCount };
    }),
  ),

  handle(getAgent, ({ params, agency, tenant }) =>
    tenant(async (tx) => {
      const known =
        isUuid(params.id) &&
        (await agentsOf(tx, agency.id)
          .select('app_user.id')
          .where('app_user.id', '=', params.id)
          .executeTakeFirst());
      const [data] = known ? await readAgents(tx, agency.id, [params.id]) : [];
      if (!data) throw agentNotFound();
      return { data };
    }),
  ),
];

/** What went wrong on our side is told in the specification's words for the call. */
async function saying<T>(said: Refusal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError(500, 'INTERNAL', said, { cause });
  }
}
