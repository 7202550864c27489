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
    Processing: STATUS_LABELS['in progress'],
    'Awaiting Payment': STATUS_LABELS['in progress'],
    Failed: STATUS_LABELS.failed,
    Cancelled: STATUS_LABELS.cancelled,
    CANCELED: STATUS_LABELS.cancelled,
  },
} as const;
