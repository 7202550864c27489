import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { CAR_STATUSES } from '../contract/booking';

type CarStatus = (typeof CAR_STATUSES)[number];

/** R306. Words that are not here are shown as the supplier wrote them (G87). */
export const STATUS_LABELS: Readonly<Record<CarStatus, MessageDescriptor>> = {
  Confirmed: msg`Confirmed`,
  Cancelled: msg`Cancelled`,
  Failed: msg`Failed`,
};

/** The platform's own words for a booking whose end is not known yet. */
export const PASSING_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  Reserved: msg`Reserved, not paid`,
  Processing: msg`Processing`,
  Cancelling: msg`Cancelling`,
  'Awaiting Payment': msg`Awaiting Payment`,
};

/** The words for a status, or null for one that only its supplier knows. */
export const statusLabel = (status: string): MessageDescriptor | null =>
  STATUS_LABELS[status as CarStatus] ?? PASSING_LABELS[status] ?? null;
