import type { Choices } from '@/core/selling/results/filters/choices';
import {
  bucketOf,
  CAR_BAG_BUCKETS,
  CAR_PASSENGER_BUCKETS,
  CAR_PRICE_BUCKETS,
  FREE_CANCELLATION,
  type CarOffer,
  type CarStaticData,
} from '../../contract';
import { DOLLARS, type PriceSteps } from './price-steps';

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
  /** Ids of vehicle sizes (R290). */
  sizes?: readonly string[];
  seats?: readonly SeatBucket[];
  bags?: readonly BagBucket[];
  features?: readonly Feature[];
  policies?: readonly Policy[];
  /** Ids of the places where the cars are picked up. */
  points?: readonly string[];
  /** Codes of vendors. */
  vendors?: readonly string[];
}
export type FilterName = keyof Filters;

/** Whether it may be given back for nothing (G88). */
export const isFreelyCancelled = ({ availableInfo }: Pick<CarOffer, 'availableInfo'>): boolean =>
  availableInfo.coverages.some(({ code }) => code === FREE_CANCELLATION);

const some = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);
const where = <Value extends string>(facts: Record<Value, boolean>): Value[] =>
  (Object.keys(facts) as Value[]).filter((value) => facts[value]);

/** The sizes of the static data (R290), and what it does not name. */
function sizesOf(offers: readonly CarOffer[], known: CarStaticData['vehicleSizes']) {
  const named = new Map(known.map(({ id, name }) => [id, name]));
  for (const { availableCore } of offers) {
    const { size } = availableCore.vehicle;
    if (!named.has(size)) named.set(size, size);
  }
  return named;
}

/** What cars may be narrowed by (R295 to R299), in the order of the panel; the price is that which is shown. */
export const carChoices = (
  { buckets, shown }: PriceSteps = DOLLARS,
  sizes: CarStaticData['vehicleSizes'] = [],
): Choices<CarOffer, Filters> => ({
  price: { options: PRICES, has: ({ price }) => some(bucketOf(buckets, shown(price).amount)?.id) },
  sizes: {
    options: /^[a-z][a-z-]{1,29}$/,
    named: (offers) => sizesOf(offers, sizes),
    inOrder: true,
    has: ({ availableCore }) => [availableCore.vehicle.size],
  },
  seats: {
    options: SEATS,
    has: ({ availableCore }) =>
      some(bucketOf(CAR_PASSENGER_BUCKETS, availableCore.vehicle.passengerQuantity ?? 0)?.id),
  },
  bags: {
    options: BAGS,
    has: ({ availableCore }) =>
      some(bucketOf(CAR_BAG_BUCKETS, availableCore.vehicle.baggageQuantity ?? 0)?.id),
  },
  features: {
    options: FEATURES,
    all: true,
    has: ({ availableCore: { vehicle } }) =>
      where({
        'air-conditioning': vehicle.acIndicator,
        automatic: vehicle.transmissionType === 'Automatic',
        '4-doors': (vehicle.doorCount ?? 0) >= 4,
      }),
  },
  policies: {
    options: POLICIES,
    all: true,
    has: (offer) =>
      where({
        'unlimited-mileage': offer.availableCore.rentalRate.unlimitedIndicator,
        'free-cancellation': isFreelyCancelled(offer),
      }),
  },
  points: {
    options: /^[a-z]+:[\w-]{2,60}$/,
    named: (offers) => new Map(offers.map(({ pickUp }) => [pickUp.id, pickUp.name])),
    has: ({ pickUp }) => [pickUp.id],
  },
  vendors: {
    options: /^[A-Z0-9]{2,8}$/,
    named: (offers) => new Map(offers.map(({ availableCore: { vendor } }) => [vendor.code, vendor.name])),
    has: ({ availableCore }) => [availableCore.vendor.code],
  },
});
