import { STATUS_LABELS } from './statuses';

/** Where bookings of stays are shown and in which words, for what is drawn on pages that ask for nothing else of them. */
export const SHOWN = {
  pages: {
    home: '/booknow/hotels',
    confirmation: '/booknow/hotels/confirm-payment',
    booking: '/hotel-details',
  },
  // My Trips tells where a booking stands in the engine's words.
  statuses: {
    ...STATUS_LABELS,
    Processing: STATUS_LABELS['processing payment'],
    Failed: STATUS_LABELS.failed,
    Cancelled: STATUS_LABELS.cancelled,
  },
} as const;
