import { KEPT_DAYS } from '@/core/contract/people/retention';
import type { Generated } from 'kysely';
import { json, tenantTable } from '@/server/db';
import type { Migration } from '@/server/db/types';
import { handle } from '@/server/ports/handle';
import { storeSearch } from '../../contract';

interface SearchTable {
  agency_id: string;
  id: Generated<string>;
  user_id: string;
  route_type: string;
  search: unknown;
  created_at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    flight_search: SearchTable;
  }
}

export const recentMigration: Migration = {
  id: 'flight-002-search',
  retention: [{ table: 'flight_search', since: 'created_at', days: KEPT_DAYS.searches }],
  sql: `
  create table flight_search (
    agency_id uuid not null,
    id uuid not null default gen_random_uuid(),
    user_id uuid not null,
    route_type text not null,
    search jsonb not null,
    created_at timestamptz not null,
    primary key (agency_id, id),
    foreign key (agency_id, user_id) references app_user (agency_id, id) on delete cascade
  );
  create index flight_search_recent on flight_search (agency_id, user_id, created_at desc);
  ${tenantTable('flight_search')}
  `,
};

/** So many are kept for each user. */
export const KEPT_SEARCHES = 50;

/** R242 */
export const storeHandler = handle(storeSearch, async ({ body, agency, user, tenant, services }) => {
  const id = await tenant(async (tx) => {
    const row = await tx
      .insertInto('flight_search')
      .values({
        agency_id: agency.id,
        user_id: user.id,
        route_type: body.routeType,
        search: json(body.search),
        created_at: services.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const mine = tx
      .selectFrom('flight_search')
      .select('id')
      .where('agency_id', '=', agency.id)
      .where('user_id', '=', user.id);
    await tx
      .deleteFrom('flight_search')
      .where('agency_id', '=', agency.id)
      .where('user_id', '=', user.id)
      .where('id', 'not in', mine.orderBy('created_at', 'desc').orderBy('id').limit(KEPT_SEARCHES))
      .execute();
    return row.id;
  });
  return { data: { id } };
});
