import type { ListingWords } from '@/server/ports/booking';
import { secondLocator } from '@/server/booking/migration';
import type { Migration } from '@/server/db/types';
import { OF_STAGE } from './after/status';
import { STATES } from '@/server/booking/lists/status-words';

/** What is this product's own in the agency's list of its bookings. */
export const LISTING: ListingWords = {
  words: OF_STAGE,
  locators: ['flight_airline_locator'],
  inTitle: true,
  names: { en: 'Air Travel', pt: 'Voos', es: 'Vuelos' },
  statuses: {
    Booked: { en: 'Booked', pt: 'Reservada', es: 'Reservada' },
    'Ticket Requested': { en: 'Ticket requested', pt: 'Passagem solicitada', es: 'Billete solicitado' },
    Ticketed: { en: 'Ticketed', pt: 'Emitida', es: 'Emitida' },
    Rejected: STATES.failed,
  },
};

const indexMigration: Migration = {
  id: 'flight-020-listing',
  sql: `
  create index flight_by_second_locator on booking (agency_id, upper(details ->> 'airlineRecordLocator') text_pattern_ops)
    where product = 'flight';
  `,
};

/** Row-level security lets no index on a key of `details` be used: it is a column of its own. */
const columnMigration: Migration = {
  id: 'flight-022-second-locator',
  sql: `
  drop index flight_by_second_locator;
  drop index booking_by_locator;
  ${secondLocator('flight', 'flight_airline_locator', 'airlineRecordLocator')}
  `,
};

/** Finds bookings by the second of their locators. */
export const listingMigrations: readonly Migration[] = [indexMigration, columnMigration];
