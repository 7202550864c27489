/** The last day that a date may be (`isDay`): what is never over ends then. */
export const LAST_DAY = '2199-12-31';
