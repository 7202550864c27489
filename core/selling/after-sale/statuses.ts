import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words for statuses. One that is not among them is shown as the supplier wrote it (G87). */
export type StatusWords = Readonly<Record<string, MessageDescriptor>>;

/** One word a state, whatever was booked (G14). A product has words of its own only for what others do not know. */
export const STATES = {
  confirmed: msg`Confirmed`,
  pending: msg`Pending`,
  onHold: msg`On hold`,
  awaitingPayment: msg`Awaiting payment`,
  cancelling: msg`Cancelling`,
  cancelled: msg`Cancelled`,
  failed: msg`Failed`,
} as const satisfies StatusWords;

/** The platform's own words for a booking whose end is not known yet. */
export const PLATFORM_STATUSES: StatusWords = {
  Reserved: STATES.onHold,
  Processing: STATES.pending,
  Cancelling: STATES.cancelling,
  'Awaiting Payment': STATES.awaitingPayment,
};

/** The same of one that has ended, where its product has other words for that: My Trips is told these. */
const ENDED: StatusWords = {
  Confirmed: STATES.confirmed,
  Cancelled: STATES.cancelled,
  Failed: STATES.failed,
};

/** The words for a status: the product's, else the platform's; null for one that only its supplier knows. */
export const statusLabel = (words: StatusWords, status: string): MessageDescriptor | null =>
  words[status] ?? PLATFORM_STATUSES[status] ?? ENDED[status] ?? null;
