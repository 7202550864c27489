import type { MessageDescriptor } from '@lingui/core';
import { STATES } from '@/core/selling/after-sale/statuses';
import type { ShownStatus } from '../contract/statuses';

/** R340, G14: one word for every spelling; words that are not here are shown as the supplier wrote them. */
export const STATUS_LABELS: Readonly<Record<ShownStatus, MessageDescriptor>> = {
  confirmed: STATES.confirmed,
  cancelled: STATES.cancelled,
  'in progress': STATES.pending,
  pending: STATES.pending,
  failed: STATES.failed,
};
