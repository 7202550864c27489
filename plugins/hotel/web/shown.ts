import { STATUS_LABELS } from './statuses';

/** Where bookings of stays are shown and in which words, for what is drawn on pages that ask for nothing else of them. */
export const SHOWN = {
  pages: {
    home: '/booknow/hotels',
    confirmation: '/booknow/hotels/confirm-payment',
    booking: '/hotel-details',
  },
  statuses: STATUS_LABELS,
} as const;
