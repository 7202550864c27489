import type { Migration } from '../../db/types';

/** For whom staff books: `user_id` made it, `account_id` is whose trip it is. */
export const clientMigration: Migration = {
  id: '023-booking-client',
  sql: `
  alter table quote add column client_id uuid;
  alter table booking
    add column client_id uuid,
    add column account_id uuid generated always as (coalesce(client_id, user_id)) stored;
  create index booking_of_account on booking (agency_id, account_id, created_at desc);
  `,
};
