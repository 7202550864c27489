import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { HotelStatus } from '../contract/statuses';

/** R273. Words that are not here, nor the platform's, are shown as the supplier wrote them (G87). */
export const STATUS_LABELS: Readonly<Record<HotelStatus, MessageDescriptor>> = {
  booked: msg`Booked`,
  failed: msg`Failed`,
  'awaiting payment': msg`Awaiting Payment`,
  'processing payment': msg`Processing Payment`,
  invalid: msg`Invalid`,
  cancelled: msg`Cancelled`,
};
