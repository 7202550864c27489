/** The buckets of the filters. Lower bounds are included, upper ones are not (G28); `max` null is no bound. */
export interface Bucket {
  readonly id: string;
  readonly min: number;
  readonly max: number | null;
}

/** Of the total price, in US dollars (R295). */
export const CAR_PRICE_BUCKETS = [
  { id: 'under-200', min: 0, max: 200 },
  { id: '200-300', min: 200, max: 300 },
  { id: '300-400', min: 300, max: 400 },
  { id: 'over-400', min: 400, max: null },
] as const satisfies readonly Bucket[];

/** Of `passengerQuantity` (R296). */
export const CAR_PASSENGER_BUCKETS = [
  { id: '1-4', min: 1, max: 5 },
  { id: '5-or-more', min: 5, max: null },
] as const satisfies readonly Bucket[];

/** Of `baggageQuantity` (R297). */
export const CAR_BAG_BUCKETS = [
  { id: '1-2', min: 1, max: 3 },
  { id: '3-4', min: 3, max: 5 },
  { id: '5-or-more', min: 5, max: null },
] as const satisfies readonly Bucket[];

/** R298, R299 */
export const CAR_FEATURES = ['Air conditioning', 'Automatic', '4+ Doors'] as const;
export const CAR_POLICIES = ['Unlimited mileage', 'Free cancellation'] as const;

/** R294; the first is the default. */
export const CAR_SORTS = ['Cheapest', 'Highest'] as const;

/** The bucket that a number falls into; undefined below the first. */
export const bucketOf = <B extends Bucket>(buckets: readonly B[], value: number): B | undefined =>
  buckets.find(({ min, max }) => value >= min && (max === null || value < max));
