import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ShownStatus } from '../contract/statuses';

/** R340, G14: one word for every spelling; words that are not here are shown as the supplier wrote them. */
export const STATUS_LABELS: Readonly<Record<ShownStatus, MessageDescriptor>> = {
  confirmed: msg`Confirmed`,
  cancelled: msg`Cancelled`,
  'in progress': msg`In Progress`,
  pending: msg`Pending`,
  failed: msg`Failed`,
};
