import { STATUS_LABELS } from './statuses';

/** Where bookings of flights are shown and in which words, for what is drawn on pages that ask for nothing else of them. */
export const SHOWN = {
  pages: {
    home: '/booknow/flights',
    confirmation: '/booknow/flights/confirmation',
    booking: '/flight-details',
  },
  statuses: STATUS_LABELS,
} as const;
