import type { ListingWords } from '@/server/ports/booking';
import type { ActivityStatus } from '../contract/statuses';

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
    confirmed: { en: 'Confirmed', pt: 'Confirmada', es: 'Confirmada' },
    failed: { en: 'Failed', pt: 'Não realizada', es: 'No realizada' },
    pending: { en: 'Pending', pt: 'Pendente', es: 'Pendiente' },
    'in progress': { en: 'In Progress', pt: 'Em andamento', es: 'En curso' },
    cancelled: { en: 'Canceled', pt: 'Cancelada', es: 'Cancelada' },
    CANCELED: { en: 'Canceled', pt: 'Cancelada', es: 'Cancelada' },
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
