import type { Money } from '@/core/contract';
import { tallyBy } from '@/core/selling/results/filters/tally';
import type { CarOffer, PointSummary } from '../../contract';

/** So many cars, and the price of the cheapest. */
interface Group {
  count: number;
  lowest: Money;
}
/** A place where cars of the list are picked up. */
export interface PickUpPlace extends Group {
  point: PointSummary;
  /** Who rents out there, the cheapest first. */
  vendors: PlaceVendor[];
}
export interface PlaceVendor extends Group {
  vendor: CarOffer['availableCore']['vendor'];
}

/** The pick-up places of a list with how many cars are there, the cheapest place first: a map's pins. */
export const pickUpPlaces = (offers: readonly CarOffer[]): PickUpPlace[] =>
  groupsOf(offers, ({ pickUp }) => pickUp.id).map(({ cars, ...place }) => ({
    ...place,
    point: cars[0]!.pickUp,
    vendors: groupsOf(cars, vendorOf).map(({ cars: [first], ...their }) => ({
      ...their,
      vendor: first!.availableCore.vendor,
    })),
  }));

const vendorOf = ({ availableCore }: CarOffer): string => availableCore.vendor.code;

const groupsOf = (offers: readonly CarOffer[], keyOf: (offer: CarOffer) => string) =>
  [
    ...tallyBy(
      offers.map((offer) => [offer]),
      ({ price }) => price,
      (offer) => [keyOf(offer)],
    ),
  ]
    .map(([key, { count, lowest }]) => ({
      ...{ count, lowest: lowest! },
      cars: offers.filter((offer) => keyOf(offer) === key),
    }))
    .sort((a, b) => a.lowest.amount - b.lowest.amount);
