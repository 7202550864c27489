import { facetsIn, namedFacets, tallyBy, type Facet, type NamedFacet } from '@/core/results/tally';
import type { CarOffer, CarStaticData } from '../../contract';
import { VALUES } from './facts';
import {
  BAGS,
  FEATURES,
  POLICIES,
  PRICES,
  SEATS,
  type BagBucket,
  type Feature,
  type FilterName,
  type Policy,
  type PriceBucket,
  type SeatBucket,
} from './filters';

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
 * Counts and lowest prices per filter value, from everything that was found, whatever is filtered now (G64). A vehicle
 * size that nobody has is there with zero.
 */
export function facetsOf(offers: readonly CarOffer[], sizes: CarStaticData['vehicleSizes']): Facets {
  const results = offers.map((offer) => [offer]);
  const count = <Name extends FilterName>(name: Name) =>
    tallyBy(
      results,
      ({ price }) => price,
      VALUES[name] as (offer: CarOffer) => ReturnType<(typeof VALUES)[Name]>[number][],
    );
  const found = count('sizes');
  const named = new Map(sizes.map(({ id, name }) => [id, name]));
  // What the static data does not name is still an option.
  for (const id of found.keys()) if (!named.has(id)) named.set(id, id);
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
