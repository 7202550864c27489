import type { Orders } from '@/core/selling/results/list/found-view';
import type { CarOffer } from '../../contract';

/** R294; the first is the default. */
export const SORTS = ['cheapest', 'highest'] as const;
export type Sort = (typeof SORTS)[number];

const byTotal = (a: CarOffer, b: CarOffer): number =>
  a.availableCore.totalCharge.estimatedTotal - b.availableCore.totalCharge.estimatedTotal;

/** Ascending by the estimated total, or descending (R294). */
export const ORDERS: Orders<CarOffer, Sort> = { cheapest: byTotal, highest: (a, b) => byTotal(b, a) };
