import { tenantTable } from '../../../db/tenantTable';
import type { Migration } from '../../../db/types';

/**
 * What searches that go on have found, for every process that is asked for one of them. Worth nothing after a crash, so that it
 * is not logged; what is packed already is not packed again.
 */
export const ongoingMigration: Migration = {
  id: '077-searches-that-go-on',
  retention: [{ table: 'ongoing_search', since: 'claimed_at', days: 1 }],
  sql: `
  create unlogged table ongoing_search (
    agency_id uuid not null,
    id text not null,
    nth int not null,
    body bytea,
    is_last boolean not null default false,
    claimed_at timestamptz not null,
    primary key (agency_id, id, nth)
  );
  alter table ongoing_search alter column body set storage external;
  create index ongoing_search_age on ongoing_search (claimed_at);
  ${tenantTable('ongoing_search')}
  `,
};
