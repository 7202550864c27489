import type { ListingWords } from '@/server/ports/booking';
import type { ActivityStatus } from '../contract/statuses';
import { STATES } from '@/server/booking/lists/status-words';

/** What is this product's own in the agency's list of its bookings: R340, in the letters that lists are filtered by. */
export const LISTING: ListingWords = {
  words: {
    confirmed: 'confirmed',
    failed: 'failed',
    cancelled: 'CANCELED',
    processing: 'in progress',
  },
  names: { en: 'Activities', pt: 'Atividades', es: 'Actividades' },
  statuses: {
    confirmed: STATES.confirmed,
    failed: STATES.failed,
    pending: STATES.pending,
    'in progress': STATES.pending,
    cancelled: STATES.cancelled,
    CANCELED: STATES.cancelled,
  },
};

/** The engine's words in this product's; whatever else a supplier says stays as it is (G117). */
const STATUSES: Readonly<Record<string, ActivityStatus>> = {
  Processing: 'in progress',
  'Awaiting Payment': 'in progress',
  Failed: 'failed',
  Cancelled: 'CANCELED',
};

/** R340, R346: where a booking stands, in the letters of the specification. */
export const activityStatus = (word: string): string => STATUSES[word] ?? word;
