import type { Orders } from '@/core/selling/results/list/found-view';
import type { HotelRow } from './rows';

/** R257; the first is the default. */
export const SORTS = ['recommended', 'lowest', 'highest'] as const;
export type Sort = (typeof SORTS)[number];

const scoreOf = ({ hotel: { reviews } }: HotelRow): number => reviews?.score ?? 0;

/** G12: recommended is by what guests say, then by price, each from the highest. */
export const ORDERS: Orders<HotelRow, Sort> = {
  recommended: (a, b) => scoreOf(b) - scoreOf(a) || b.price.amount - a.price.amount,
  lowest: (a, b) => a.price.amount - b.price.amount,
  highest: (a, b) => b.price.amount - a.price.amount,
};
