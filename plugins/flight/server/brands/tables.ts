import { tenantTable } from '@/server/db';
import type { Migration } from '@/server/db/types';

interface BrandTable {
  agency_id: string;
  /** Empty for any airline. */
  carrier: string;
  name: string;
  own_name: string;
}

declare module '@/server/db/types' {
  interface Tables {
    flight_fare_brand: BrandTable;
  }
}

export const brandMigration: Migration = {
  id: 'flight-008-fare-brand',
  sql: `
  create table flight_fare_brand (
    agency_id uuid not null references agency (id) on delete cascade,
    carrier text not null,
    name text not null,
    own_name text not null,
    primary key (agency_id, carrier, name)
  );
  ${tenantTable('flight_fare_brand')}
  `,
};
