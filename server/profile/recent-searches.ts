import { KEPT_DAYS } from '@/core/contract/people/retention';
import { createHash } from 'node:crypto';
import type { ColumnType } from 'kysely';
import { forgetSearches, KEPT_RECENT, listRecentSearches, rememberSearch } from '@/core/contract';
import { json, tenantTable, type Tx } from '../db';
import type { Migration } from '../db/types';
import { handle, type Handler } from '../ports/handle';

type Criteria = Record<string, string | number>;

interface RecentSearchTable {
  agency_id: string;
  user_id: string;
  product: string;
  /** Tells one search from another, whatever the order of its parameters. */
  key: string;
  criteria: unknown;
  places: unknown;
  /** `YYYY-MM-DD` */
  last_day: ColumnType<string, string, string>;
  searched_at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    recent_search: RecentSearchTable;
  }
}

export const recentSearchMigration: Migration = {
  id: '020-recent-search',
  retention: [
    { table: 'recent_search', since: 'searched_at', days: KEPT_DAYS.searches },
    // A search for days that are over is not offered again.
    { table: 'recent_search', since: 'last_day', days: 2 },
  ],
  sql: `
  create table recent_search (
    agency_id uuid not null,
    user_id uuid not null,
    product text not null,
    key text not null,
    criteria jsonb not null,
    places jsonb not null,
    last_day date not null,
    searched_at timestamptz not null,
    primary key (agency_id, user_id, product, key),
    foreign key (agency_id, user_id) references app_user (agency_id, id) on delete cascade
  );
  ${tenantTable('recent_search')}
  `,
};

const keyOf = (criteria: Criteria): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(criteria).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url');

const own = (tx: Tx, agencyId: string, userId: string, product: string) =>
  tx
    .selectFrom('recent_search')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('product', '=', product);

/** The day that is ending somewhere on the earth: nobody's today is dropped. */
const earliestToday = (now: Date): string =>
  new Date(now.getTime() - 12 * 60 * 60_000).toISOString().slice(0, 10);

/** The user's last searches, as the browser wrote them: offered again on another visit and another device. */
export function recentSearchHandlers(): Handler[] {
  return [
    handle(listRecentSearches, async ({ query, agency, user, tenant, services }) => {
      const rows = await tenant((tx) =>
        own(tx, agency.id, user.id, query.product)
          .select(['criteria', 'places'])
          .where('last_day', '>=', earliestToday(services.clock.now()))
          .orderBy('searched_at', 'desc')
          .limit(KEPT_RECENT)
          .execute(),
      );
      return {
        data: rows.map(({ criteria, places }) => ({
          criteria: criteria as Criteria,
          places: places as Record<string, unknown>[],
        })),
      };
    }),

    handle(rememberSearch, async ({ body, agency, user, tenant, services }) => {
      const { product, criteria, places, lastDay } = body;
      const written = {
        places: json(places),
        last_day: lastDay,
        searched_at: services.clock.now(),
      };
      await tenant(async (tx) => {
        await tx
          .insertInto('recent_search')
          .values({
            ...{ agency_id: agency.id, user_id: user.id, product, key: keyOf(criteria) },
            ...{ criteria: json(criteria), ...written },
          })
          .onConflict((conflict) =>
            conflict.columns(['agency_id', 'user_id', 'product', 'key']).doUpdateSet(written),
          )
          .execute();
        const kept = own(tx, agency.id, user.id, product)
          .select('key')
          .orderBy('searched_at', 'desc')
          .orderBy('key')
          .limit(KEPT_RECENT);
        await tx
          .deleteFrom('recent_search')
          .where('agency_id', '=', agency.id)
          .where('user_id', '=', user.id)
          .where('product', '=', product)
          .where('key', 'not in', kept)
          .execute();
      });
      return { data: true as const };
    }),

    handle(forgetSearches, async ({ body, agency, user, tenant }) => {
      const { product, criteria } = body;
      await tenant((tx) =>
        tx
          .deleteFrom('recent_search')
          .where('agency_id', '=', agency.id)
          .where('user_id', '=', user.id)
          .where('product', '=', product)
          .$if(criteria !== undefined, (rows) => rows.where('key', '=', keyOf(criteria!)))
          .execute(),
      );
      return { data: true as const };
    }),
  ];
}
