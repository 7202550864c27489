import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CarCancelReason } from '../contract';

/** Why a booking was cancelled, as it was sent, in words: several plain reasons are one of the three. */
export const SENT_LABELS = {
  Duplicate: msg`Booked by mistake or twice`,
  Fraudulent: msg`Booked without permission`,
  'Requested by Customer': msg`Requested by the traveler`,
} satisfies Record<CarCancelReason, MessageDescriptor>;

/** What cars write into the agency's log. */
export default SENT_LABELS;
