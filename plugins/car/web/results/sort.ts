import type { CarOffer } from '../../contract';

/** R294; the first is the default. */
export const SORTS = ['cheapest', 'highest'] as const;
export type Sort = (typeof SORTS)[number];

const byTotal = (a: CarOffer, b: CarOffer): number =>
  a.availableCore.totalCharge.estimatedTotal - b.availableCore.totalCharge.estimatedTotal;

/** Ascending by the estimated total, or descending (R294); equal ones stay as they came. */
export const sorted = (offers: readonly CarOffer[], sort: Sort): CarOffer[] =>
  [...offers].sort(sort === 'cheapest' ? byTotal : (a, b) => byTotal(b, a));
