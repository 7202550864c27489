import { msg } from '@lingui/core/macro';

/** What cars call parts of their price. */
export const PRICE_LABELS = { base: msg`Car rental` };
