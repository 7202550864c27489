import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words for statuses. One that is not among them is shown as the supplier wrote it (G87). */
export type StatusWords = Readonly<Record<string, MessageDescriptor>>;

/** The platform's own words for a booking whose end is not known yet. */
export const PLATFORM_STATUSES: StatusWords = {
  Reserved: msg`Reserved, not paid`,
  Processing: msg`Processing`,
  Cancelling: msg`Cancelling`,
  'Awaiting Payment': msg`Awaiting Payment`,
};

/** The words for a status: the product's, else the platform's; null for one that only its supplier knows. */
export const statusLabel = (words: StatusWords, status: string): MessageDescriptor | null =>
  words[status] ?? PLATFORM_STATUSES[status] ?? null;
