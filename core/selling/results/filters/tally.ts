import type { Money } from '../../../contract';

/** How many results have something, and the lowest price among them, null for none. */
export interface Tally {
  count: number;
  lowest: Money | null;
}
/** One option of a filter. */
export interface Facet<Value extends string = string> extends Tally {
  value: Value;
}
export interface NamedFacet extends Facet {
  name: string;
}

/**
 * Counts results by some of their values. A result may have several offers: it counts once, the cheapest that has the
 * value gives the price.
 */
export function tallyBy<Offer, Value extends string>(
  results: readonly (readonly Offer[])[],
  priceOf: (offer: Offer) => Money,
  valuesOf: (offer: Offer) => readonly Value[],
): Map<Value, Tally> {
  const tallies = new Map<Value, Tally & { last: number }>();
  results.forEach((offers, index) => {
    for (const offer of offers)
      for (const value of valuesOf(offer)) {
        const known = tallies.get(value);
        const price = priceOf(offer);
        if (!known) tallies.set(value, { count: 1, lowest: price, last: index });
        else {
          if (known.last !== index) known.count += 1;
          known.last = index;
          if (price.amount < known.lowest!.amount) known.lowest = price;
        }
      }
  });
  return tallies;
}

const plain = ({ count, lowest }: Tally = { count: 0, lowest: null }): Tally => ({ count, lowest });

/** The options of a filter in their order; one that nothing has is there with zero. */
export const facetsIn = <Value extends string>(
  values: readonly Value[],
  found: ReadonlyMap<Value, Tally>,
): Facet<Value>[] => values.map((value) => ({ value, ...plain(found.get(value)) }));

/** The same for options that come with the results, by name. */
export const namedFacets = (
  names: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, Tally>,
): NamedFacet[] =>
  Array.from(names, ([value, name]) => ({ value, name, ...plain(found.get(value)) })).sort((a, b) =>
    a.name.localeCompare(b.name),
  );
