import { STATUS_LABELS } from './statuses';

/** Where bookings of cars are shown and in which words, for what is drawn on pages that ask for nothing else of them. */
export const SHOWN = {
  pages: {
    home: '/booknow/cars',
    confirmation: '/booknow/Cars/confirm-payment',
    booking: '/car-details',
  },
  statuses: STATUS_LABELS,
} as const;
