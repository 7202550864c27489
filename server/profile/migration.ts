import { tenantTable } from '../db/tenantTable';
import type { Migration } from '../db/types';

/** Where users live and fly from, and the travellers whom they book for often. */
export const profileMigration: Migration = {
  id: '006-profile',
  retention: [
    {
      table: 'saved_traveler',
      because: 'whom somebody saves stays until they are removed, with the account at last',
    },
  ],
  sql: `
  alter table app_user
    add column home_airport text not null default '',
    add column street_address text not null default '',
    add column country text not null default '',
    add column state text not null default '',
    add column city text not null default '',
    add column zip_code text not null default '';

  create table saved_traveler (
    agency_id uuid not null,
    id uuid not null default gen_random_uuid(),
    user_id uuid not null,
    title text,
    first_name text not null,
    middle_name text not null,
    last_name text not null,
    gender text,
    birth_date date,
    email text not null,
    phone text not null,
    nationality text,
    created_at timestamptz not null,
    primary key (agency_id, id),
    foreign key (agency_id, user_id) references app_user (agency_id, id) on delete cascade
  );
  create index saved_traveler_of_user on saved_traveler (agency_id, user_id);
  ${tenantTable('saved_traveler')}
  `,
};
