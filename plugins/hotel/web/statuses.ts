import type { MessageDescriptor } from '@lingui/core';
import { STATES } from '@/core/selling/after-sale/statuses';
import type { HotelStatus } from '../contract/statuses';

/** R273. Words that are not here, nor the platform's, are shown as the supplier wrote them (G87). */
export const STATUS_LABELS: Readonly<Record<HotelStatus, MessageDescriptor>> = {
  booked: STATES.confirmed,
  failed: STATES.failed,
  'awaiting payment': STATES.awaitingPayment,
  'processing payment': STATES.pending,
  invalid: STATES.failed,
  cancelled: STATES.cancelled,
};
