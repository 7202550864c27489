import { msg, t } from '@lingui/core/macro';
import type { Facets } from '@/core/selling/results/filters/facets';
import {
  bucketOf,
  CAR_BAG_BUCKETS,
  CAR_PASSENGER_BUCKETS,
  CAR_PRICE_BUCKETS,
  FREE_CANCELLATION,
  type CarOffer,
  type CarStaticData,
} from '../../contract';
import { sizeText, vendorText } from '../../say/labels';
import { DOLLARS, type PriceSteps, stepText } from './price-steps';

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
  steps: PriceSteps = DOLLARS,
  sizes: CarStaticData['vehicleSizes'] = [],
): Facets<CarOffer, Filters> => ({
  price: {
    label: msg`Total price`,
    told: ({ value }, _, format) => stepText(steps, value as PriceBucket, format),
    options: PRICES,
    has: ({ price }) => some(bucketOf(steps.buckets, steps.shown(price).amount)?.id),
  },
  sizes: {
    label: msg`Car size`,
    told: ({ value, name }, say) => sizeText(say, value, name),
    fold: {
      most: 7,
      words: (all) => ({ more: t`Show all ${all} sizes`, fewer: t`Show fewer sizes` }),
    },
    options: /^[a-z][a-z-]{1,29}$/,
    named: (offers) => sizesOf(offers, sizes),
    inOrder: true,
    has: ({ availableCore }) => [availableCore.vehicle.size],
  },
  seats: {
    label: msg`Passengers`,
    names: { '1-4': msg`1 to 4 passengers`, '5-or-more': msg`5 or more passengers` },
    options: SEATS,
    has: ({ availableCore }) =>
      some(bucketOf(CAR_PASSENGER_BUCKETS, availableCore.vehicle.passengerQuantity ?? 0)?.id),
  },
  bags: {
    label: msg`Bags`,
    names: { '1-2': msg`1 to 2 bags`, '3-4': msg`3 to 4 bags`, '5-or-more': msg`5 or more bags` },
    options: BAGS,
    has: ({ availableCore }) =>
      some(bucketOf(CAR_BAG_BUCKETS, availableCore.vehicle.baggageQuantity ?? 0)?.id),
  },
  features: {
    label: msg`Features`,
    names: {
      'air-conditioning': msg`Air conditioning`,
      automatic: msg`Automatic`,
      '4-doors': msg`4+ Doors`,
    },
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
    label: msg`Policies`,
    names: { 'unlimited-mileage': msg`Unlimited mileage`, 'free-cancellation': msg`Free cancellation` },
    options: POLICIES,
    all: true,
    has: (offer) =>
      where({
        'unlimited-mileage': offer.availableCore.rentalRate.unlimitedIndicator,
        'free-cancellation': isFreelyCancelled(offer),
      }),
  },
  points: {
    label: msg`Pick-up at`,
    ifSeveral: true,
    options: /^[a-z]+:[\w-]{2,60}$/,
    named: (offers) => new Map(offers.map(({ pickUp }) => [pickUp.id, pickUp.name])),
    has: ({ pickUp }) => [pickUp.id],
  },
  vendors: {
    label: msg`Rental company`,
    told: ({ value, name = value }, say) => vendorText(say, { code: value, name }),
    options: /^[A-Z0-9]{2,8}$/,
    named: (offers) => new Map(offers.map(({ availableCore: { vendor } }) => [vendor.code, vendor.name])),
    has: ({ availableCore }) => [availableCore.vendor.code],
  },
});
