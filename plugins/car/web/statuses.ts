import type { MessageDescriptor } from '@lingui/core';
import { STATES } from '@/core/selling/after-sale/statuses';
import type { CAR_STATUSES } from '../contract/booking';

/** R306. Words that are not here, nor the platform's, are shown as the supplier wrote them (G87). */
export const STATUS_LABELS: Readonly<Record<(typeof CAR_STATUSES)[number], MessageDescriptor>> = {
  Confirmed: STATES.confirmed,
  Cancelled: STATES.cancelled,
  Failed: STATES.failed,
};
