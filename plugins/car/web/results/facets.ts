import { besides } from '@/core/results/passes';
import { facetsIn, namedFacets, tallyBy, type Facet, type NamedFacet } from '@/core/results/tally';
import type { CarOffer, CarStaticData } from '../../contract';
import { valuesIn } from './facts';
import {
  BAGS,
  FEATURES,
  POLICIES,
  PRICES,
  SEATS,
  type BagBucket,
  type Feature,
  type FilterName,
  type Filters,
  type Policy,
  type PriceBucket,
  type SeatBucket,
} from './filters';
import { ALL, testsOf } from './passes';
import { DOLLARS, type PriceSteps } from './price-steps';

export interface Facets {
  price: Facet<PriceBucket>[];
  seats: Facet<SeatBucket>[];
  bags: Facet<BagBucket>[];
  features: Facet<Feature>[];
  policies: Facet<Policy>[];
  /** Small to large, as the static data has them (R290). */
  sizes: NamedFacet[];
  vendors: NamedFacet[];
  points: NamedFacet[];
}

/**
 * What each option of a filter leads to: its count and lowest price among what passes all other filters (G64), and its
 * own where all that is chosen has to be there. A vehicle size that nobody has is there with zero.
 */
export function facetsOf(
  offers: readonly CarOffer[],
  sizes: CarStaticData['vehicleSizes'],
  filters: Filters = {},
  prices: PriceSteps = DOLLARS,
): Facets {
  const values = valuesIn(prices);
  const passing = besides(testsOf(filters, prices));
  const count = <Name extends FilterName>(name: Name) => {
    const left = offers.filter(ALL.includes(name) ? passing() : passing(name));
    return tallyBy(
      left.map((offer) => [offer]),
      ({ price }) => price,
      values[name] as (offer: CarOffer) => ReturnType<(typeof values)[Name]>[number][],
    );
  };
  const found = count('sizes');
  const named = new Map(sizes.map(({ id, name }) => [id, name]));
  // What the static data does not name is still an option.
  for (const { availableCore } of offers) {
    const { size } = availableCore.vehicle;
    if (!named.has(size)) named.set(size, size);
  }
  return {
    price: facetsIn(PRICES, count('price')),
    seats: facetsIn(SEATS, count('seats')),
    bags: facetsIn(BAGS, count('bags')),
    features: facetsIn(FEATURES, count('features')),
    policies: facetsIn(POLICIES, count('policies')),
    sizes: facetsIn([...named.keys()], found).map((facet) => ({ ...facet, name: named.get(facet.value)! })),
    vendors: namedFacets(
      new Map(offers.map(({ availableCore: { vendor } }) => [vendor.code, vendor.name])),
      count('vendors'),
    ),
    points: namedFacets(new Map(offers.map(({ pickUp }) => [pickUp.id, pickUp.name])), count('points')),
  };
}
