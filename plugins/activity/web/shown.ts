import { STATUS_LABELS } from './statuses';

/** Where bookings of activities are shown and in which words, for what is drawn on pages that ask for nothing else of them. */
export const SHOWN = {
  pages: {
    home: '/booknow/activities',
    confirmation: '/booknow/activities/confirmation/$bookingId',
    booking: '/activity-details',
  },
  // My Trips tells where a booking stands in the engine's words.
  statuses: {
    ...STATUS_LABELS,
    'Awaiting Payment': STATUS_LABELS['in progress'],
    CANCELED: STATUS_LABELS.cancelled,
  },
} as const;
