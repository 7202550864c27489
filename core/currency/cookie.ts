/**
 * The choice of a currency outlives a reload in a cookie of its own. The specification's `multiCurrency`, rates and choice
 * together, is never persisted (R162): rates grow old, and a price is never shown at yesterday's.
 */
export const CURRENCY_COOKIE = 'currency';
