import { KEPT_DAYS } from '@/core/contract/people/retention';
import { tenantTable } from '../db/tenantTable';
import type { Migration } from '../db/types';

/** Files that users uploaded, bytes included, so that every process has them; and which upload addresses were used. */
export const filesMigration: Migration = {
  id: '005-files',
  retention: [
    {
      table: 'stored_file',
      because: 'a picture stays until another takes its place, and goes with its account',
    },
    { table: 'spent_upload', since: 'expires_at', days: KEPT_DAYS.logins },
  ],
  sql: `
  create table stored_file (
    agency_id uuid not null,
    id uuid not null,
    user_id uuid not null,
    purpose text not null,
    type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
    bytes bytea not null,
    created_at timestamptz not null,
    primary key (agency_id, id),
    foreign key (agency_id, user_id) references app_user (agency_id, id) on delete cascade
  );
  create index stored_file_of_user on stored_file (agency_id, user_id, purpose);
  ${tenantTable('stored_file')}

  create table spent_upload (
    agency_id uuid not null references agency (id),
    id uuid not null,
    expires_at timestamptz not null,
    primary key (agency_id, id)
  );
  ${tenantTable('spent_upload')}
  `,
};
