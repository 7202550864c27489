import {
  bucketOf,
  CAR_BAG_BUCKETS,
  CAR_PASSENGER_BUCKETS,
  FREE_CANCELLATION,
  type CarOffer,
} from '../../contract';
import type { PriceSteps } from './price-steps';
import type { BagBucket, Feature, FilterName, Policy, PriceBucket, SeatBucket } from './filters';

/** Whether it may be given back for nothing (G88). */
export const isFreelyCancelled = ({ availableInfo }: Pick<CarOffer, 'availableInfo'>): boolean =>
  availableInfo.coverages.some(({ code }) => code === FREE_CANCELLATION);

const featuresOf = ({ availableCore: { vehicle } }: CarOffer): Feature[] => [
  ...(vehicle.acIndicator ? (['air-conditioning'] as const) : []),
  ...(vehicle.transmissionType === 'Automatic' ? (['automatic'] as const) : []),
  ...(vehicle.doorCount >= 4 ? (['4-doors'] as const) : []),
];
const policiesOf = (offer: CarOffer): Policy[] => [
  ...(offer.availableCore.rentalRate.unlimitedIndicator ? (['unlimited-mileage'] as const) : []),
  ...(isFreelyCancelled(offer) ? (['free-cancellation'] as const) : []),
];
const some = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

const VALUES = {
  seats: ({ availableCore }: CarOffer): SeatBucket[] =>
    some(bucketOf(CAR_PASSENGER_BUCKETS, availableCore.vehicle.passengerQuantity)?.id),
  bags: ({ availableCore }: CarOffer): BagBucket[] =>
    some(bucketOf(CAR_BAG_BUCKETS, availableCore.vehicle.baggageQuantity)?.id),
  features: featuresOf,
  policies: policiesOf,
  sizes: ({ availableCore }: CarOffer): string[] => [availableCore.vehicle.size],
  vendors: ({ availableCore }: CarOffer): string[] => [availableCore.vendor.code],
  points: ({ pickUp }: CarOffer): string[] => [pickUp.id],
} satisfies Record<Exclude<FilterName, 'price'>, (offer: CarOffer) => readonly string[]>;

/** What an offer has of each filter's options (R295 to R299); its price is that which is shown. */
export const valuesIn = ({ buckets, shown }: PriceSteps) => ({
  ...VALUES,
  price: ({ price }: CarOffer): PriceBucket[] => some(bucketOf(buckets, shown(price).amount)?.id),
});
