import { CAR_BAG_BUCKETS, CAR_PASSENGER_BUCKETS, CAR_PRICE_BUCKETS } from '../../contract';

type IdOf<Buckets extends readonly { id: string }[]> = Buckets[number]['id'];
const idsOf = <Buckets extends readonly { id: string }[]>(buckets: Buckets) =>
  buckets.map(({ id }) => id) as IdOf<Buckets>[];

/** R295, R296, R297 */
export const PRICES = idsOf(CAR_PRICE_BUCKETS);
export const SEATS = idsOf(CAR_PASSENGER_BUCKETS);
export const BAGS = idsOf(CAR_BAG_BUCKETS);
export type PriceBucket = (typeof PRICES)[number];
export type SeatBucket = (typeof SEATS)[number];
export type BagBucket = (typeof BAGS)[number];

/** R298 */
export const FEATURES = ['air-conditioning', 'automatic', '4-doors'] as const;
export type Feature = (typeof FEATURES)[number];
/** R299 */
export const POLICIES = ['unlimited-mileage', 'free-cancellation'] as const;
export type Policy = (typeof POLICIES)[number];

/** What the traveller wants to see of the results. Absent means everything. */
export interface Filters {
  price?: readonly PriceBucket[];
  seats?: readonly SeatBucket[];
  bags?: readonly BagBucket[];
  /** All of them have to be there, as for policies. */
  features?: readonly Feature[];
  policies?: readonly Policy[];
  /** Ids of vehicle sizes (R290). */
  sizes?: readonly string[];
  /** Codes of vendors. */
  vendors?: readonly string[];
  /** Ids of the places where the cars are picked up. */
  points?: readonly string[];
}
export type FilterName = keyof Filters;
/** In the order of the panel. */
export const FILTER_NAMES: readonly FilterName[] = [
  'price',
  'sizes',
  'seats',
  'bags',
  'features',
  'policies',
  'points',
  'vendors',
];

export const activeFilters = (filters: Filters): FilterName[] =>
  FILTER_NAMES.filter((name) => filters[name] !== undefined);

export const without = (filters: Filters, name: FilterName): Filters => ({ ...filters, [name]: undefined });
