import { msg } from '@lingui/core/macro';
import type { StatusWords } from '../after-sale/statuses';

/** How bookings of plain products end, beside the platform's own words. */
export const PLAIN_STATUSES: StatusWords = {
  Confirmed: msg`Confirmed`,
  Cancelled: msg`Cancelled`,
  Failed: msg`Failed`,
};
