import type { MessageDescriptor } from '@lingui/core';
import { STATES } from '@/core/selling/after-sale/statuses';
import type { ShownStatus } from '../contract/statuses';

/** R340, G14: one word for every spelling; words that are not here are shown as the supplier wrote them. */
const STATUS_LABELS: Readonly<Record<ShownStatus, MessageDescriptor>> = {
  confirmed: STATES.confirmed,
  cancelled: STATES.cancelled,
  'in progress': STATES.pending,
  pending: STATES.pending,
  failed: STATES.failed,
};

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
