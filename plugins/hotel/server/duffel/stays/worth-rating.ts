import type { Money } from '@/core/contract';
import type { SearchResult } from '../api/schemas';

/** A property that was found, and the cheapest price there. */
export interface Priced {
  readonly found: SearchResult;
  readonly price: Money;
}

/**
 * Of all properties that were found those that are asked for their rates, the first first: in turn the cheapest of all and the
 * cheapest of a class of stars, so that whoever looks for a class or sorts by it finds some of each. Pure.
 */
export function worthRating(priced: readonly Priced[], most: number): Priced[] {
  const cheapest = priced.toSorted((a, b) => a.price.amount - b.price.amount);
  const seen = new Map<number | null, number>();
  const ranked = cheapest.map((each) => {
    const stars = each.found.accommodation.rating ?? null;
    const rank = seen.get(stars) ?? 0;
    seen.set(stars, rank + 1);
    return { each, rank };
  });
  const classByClass = ranked.toSorted((a, b) => a.rank - b.rank);
  const inTurn = cheapest.flatMap((each, nth) => [each, classByClass[nth]!.each]);
  return [...new Set(inTurn)].slice(0, most);
}
