import { msg } from '@lingui/core/macro';

/** What flights call parts of their price. */
export const PRICE_LABELS = { extras: msg`Seats and bags` };
