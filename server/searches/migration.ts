import { KEPT_DAYS } from '@/core/contract/people/retention';
import { tenantTable } from '../db/tenantTable';
import type { Migration } from '../db/types';

/** Codes of the places, where they have some: each reader sees them in the own language. */
export const searchPlacesMigration: Migration = {
  id: '025-searches-by-code',
  sql: `alter table search_log add column places jsonb;`,
};

/** A search of any day has none. */
export const searchAnyDayMigration: Migration = {
  id: '027-searches-of-any-day',
  sql: `alter table search_log alter column from_date drop not null;`,
};

/** What was searched for on an agency's site, for its staff; kept for a while and then forgotten. */
export const searchesMigration: Migration = {
  id: '018-searches',
  retention: [{ table: 'search_log', since: 'searched_at', days: KEPT_DAYS.searches }],
  sql: `
  create table search_log (
    agency_id uuid not null references agency (id),
    id bigint generated always as identity,
    user_id uuid,
    product text not null,
    location text not null,
    from_date date not null,
    to_date date,
    searched_at timestamptz not null,
    primary key (agency_id, id),
    foreign key (agency_id, user_id) references app_user (agency_id, id) on delete cascade
  );
  create index search_log_newest on search_log (agency_id, searched_at desc, id desc);
  create index search_log_of_user on search_log (agency_id, user_id, searched_at desc, id desc);
  create index search_log_age on search_log (searched_at);
  ${tenantTable('search_log')}
  `,
};
