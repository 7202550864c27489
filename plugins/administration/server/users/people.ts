import { sql } from 'kysely';
import { isMeant } from '@/server/accounts/found/find-people';
import { counted } from '@/server/db/page';
import type { Tx } from '@/server/db/types';
import '@/server/db/tables';
import { isUuid } from '@/server/http/uuid';
import type { ClientFilter, UserOrder } from '../../contract/users';

export const AGENT = 'SalesAgent';
export const STAFF = ['AgencyOwner', AGENT];

/** The agency's sales agents; the owner is none. */
export const agentsOf = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('app_user')
    .where('app_user.agency_id', '=', agencyId)
    .where('app_user.user_type', '=', AGENT);

type People = ReturnType<typeof agentsOf>;

const NAME = sql<string>`lower(app_user.first_name || ' ' || app_user.last_name)`;

/** Narrows people by what is looked for; an id that cannot be one finds nobody. */
export function narrowed(people: People, { searchQuery, status, agentId }: ClientFilter): People {
  const text = searchQuery?.trim();
  return people
    .$if(Boolean(text), (query) => query.where(isMeant(text!)))
    .$if(status === 'Active', (query) => query.where('app_user.status', '=', 'Active'))
    .$if(status === 'Inactive', (query) => query.where('app_user.status', '<>', 'Active'))
    .$if(status === 'Unverified', (query) => query.where('app_user.email_verified', '=', false))
    .$if(agentId === 'none', (query) => query.where('app_user.agent_id', 'is', null))
    .$if(Boolean(agentId) && agentId !== 'none', (query) =>
      isUuid(agentId!) ? query.where('app_user.agent_id', '=', agentId!) : query.where(sql<boolean>`false`),
    );
}

const COLUMN = {
  name: NAME,
  email: sql<string>`app_user.email`,
  joined: sql<Date>`app_user.created_at`,
} as const;

export interface Window {
  readonly sort?: UserOrder | undefined;
  readonly direction?: 'ascending' | 'descending' | undefined;
  readonly offSet?: number | undefined;
  readonly limit?: number | undefined;
}

const PAGE = 15;

/**
 * One page of people and how many there are, the newest first without an order. The page is found on an index that
 * holds nothing but what orders it; the rows themselves are read for that page alone.
 */
export async function pageOf(people: People, window: Window): Promise<{ ids: string[]; totalCount: number }> {
  const { sort = 'joined', direction = sort === 'joined' ? 'descending' : 'ascending' } = window;
  const order = direction === 'descending' ? 'desc' : 'asc';
  const rows = await people
    .select('app_user.id')
    .orderBy(COLUMN[sort], order)
    .orderBy('app_user.id', order)
    .limit(window.limit ?? PAGE)
    .offset(window.offSet ?? 0)
    .execute();
  return { ids: rows.map(({ id }) => id), totalCount: await counted(people) };
}
