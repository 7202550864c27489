import type { Money } from '@/core/contract';
import type { CarOffer, PointSummary } from '../../contract';

/** A place where cars of the list are picked up. */
export interface PickUpPlace {
  point: PointSummary;
  count: number;
  /** The cheapest car there. */
  lowest: Money;
  /** Who rents out there, the cheapest first. */
  vendors: PlaceVendor[];
}
export interface PlaceVendor {
  vendor: CarOffer['availableCore']['vendor'];
  count: number;
  lowest: Money;
}

/** The pick-up places of a list with how many cars are there, the cheapest place first: a map's pins. */
export function pickUpPlaces(offers: readonly CarOffer[]): PickUpPlace[] {
  const places = groupsOf(offers, ({ pickUp }) => pickUp.id).map((there) => ({
    point: there[0]!.pickUp,
    ...tallyOf(there),
    vendors: byPrice(
      groupsOf(there, ({ availableCore }) => availableCore.vendor.code).map((theirs) => ({
        vendor: theirs[0]!.availableCore.vendor,
        ...tallyOf(theirs),
      })),
    ),
  }));
  return byPrice(places);
}

const groupsOf = (offers: readonly CarOffer[], key: (offer: CarOffer) => string): CarOffer[][] => {
  const groups = new Map<string, CarOffer[]>();
  for (const offer of offers) {
    const group = groups.get(key(offer));
    if (group) group.push(offer);
    else groups.set(key(offer), [offer]);
  }
  return [...groups.values()];
};

const tallyOf = (offers: readonly CarOffer[]) => ({
  count: offers.length,
  lowest: offers.reduce(
    (least, { price }) => (price.amount < least.amount ? price : least),
    offers[0]!.price,
  ),
});

const byPrice = <T extends { lowest: Money }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.lowest.amount - b.lowest.amount);
