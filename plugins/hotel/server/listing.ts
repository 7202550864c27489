import { secondLocator } from '@/server/booking/migration';
import type { Migration } from '@/server/db/types';
import type { ListingWords } from '@/server/ports/booking';
import type { HotelStatus } from '../contract';
import { STATES } from '@/server/booking/lists/status-words';

/** What is this product's own in the agency's list of its bookings: R273, in the letters that lists are filtered by. */
export const LISTING: ListingWords = {
  words: {
    confirmed: 'booked',
    failed: 'failed',
    cancelled: 'cancelled',
    'action-required': 'awaiting payment',
  },
  locators: ['hotel_confirmation_number'],
  inTitle: true,
  names: { en: 'Hotels', pt: 'Hotéis', es: 'Hoteles' },
  statuses: {
    booked: STATES.confirmed,
    failed: STATES.failed,
    'awaiting payment': STATES.awaitingPayment,
    'processing payment': STATES.pending,
    invalid: STATES.failed,
    cancelled: STATES.cancelled,
  },
};

/** The engine's words in this product's; whatever else a supplier says stays as it is (G87). */
const STATUSES: Readonly<Record<string, HotelStatus>> = {
  Processing: 'processing payment',
  'Awaiting Payment': 'awaiting payment',
  Failed: 'failed',
  Cancelled: 'cancelled',
};

/** R273: where a booking stands, in the letters of the specification. */
export const hotelStatus = (word: string): string => STATUSES[word] ?? word;

/** Finds bookings by the second of their locators. */
export const listingMigration: Migration = {
  id: 'hotel-002-second-locator',
  sql: secondLocator('hotel', 'hotel_confirmation_number', 'confirmationNumber'),
};
