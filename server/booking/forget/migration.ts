import { tenantTable } from '../../db/tenantTable';
import type { Migration } from '../../db/types';

/** Bookings of accounts that are gone: once they are over, nobody travels in them any more. */
export const forgetMigration: Migration = {
  id: '043-forgotten-travelers',
  retention: [
    { table: 'deleted_account', because: 'its bookings that were not over have to be found once they are' },
  ],
  sql: `
  alter table booking add column forgotten_at timestamptz;
  create table deleted_account (
    agency_id uuid not null references agency (id),
    user_id uuid not null,
    deleted_at timestamptz not null,
    primary key (agency_id, user_id)
  );
  ${tenantTable('deleted_account')}
  `,
};
