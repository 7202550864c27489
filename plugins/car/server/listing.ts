import type { ListingWords } from '@/server/ports/booking';
import { secondLocator } from '@/server/booking/migration';
import type { Migration } from '@/server/db/types';

/** What is this product's own in the agency's list of its bookings. */
export const LISTING: ListingWords = {
  locators: ['car_confirmation_number'],
  inTitle: true,
  names: { en: 'Cars', pt: 'Carros', es: 'Coches' },
};

const indexMigration: Migration = {
  id: 'car-020-listing',
  sql: `
  create index car_by_second_locator on booking (agency_id, upper(details ->> 'confirmationNumber') text_pattern_ops)
    where product = 'car';
  `,
};

/** Row-level security lets no index on a key of `details` be used: it is a column of its own. */
const columnMigration: Migration = {
  id: 'car-022-second-locator',
  sql: `
  drop index car_by_second_locator;
  ${secondLocator('car', 'car_confirmation_number', 'confirmationNumber')}
  `,
};

/** Finds bookings by the second of their locators. */
export const listingMigrations: readonly Migration[] = [indexMigration, columnMigration];
