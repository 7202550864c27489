import type { Generated } from 'kysely';
import { tenantTable } from '@/server/db/tenantTable';
import type { Migration } from '@/server/db/types';

interface SavedViewTable {
  agency_id: string;
  id: Generated<string>;
  user_id: string;
  list: string;
  name: string;
  search: Generated<Record<string, string>>;
  created_at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    saved_view: SavedViewTable;
  }
}

/** Views of the lists of bookings, each of one person. */
export const viewsMigration: Migration = {
  id: 'administration-001-views',
  retention: [{ table: 'saved_view', because: 'a view stays until its owner removes it' }],
  sql: `
  create table saved_view (
    agency_id uuid not null,
    id uuid not null default gen_random_uuid(),
    user_id uuid not null,
    list text not null,
    name text not null,
    search jsonb not null,
    created_at timestamptz not null,
    primary key (agency_id, id),
    unique (agency_id, user_id, list, name),
    foreign key (agency_id, user_id) references app_user (agency_id, id) on delete cascade
  );
  ${tenantTable('saved_view')}
  `,
};
