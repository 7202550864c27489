import type { ListedPrices } from '@/core/results/late';
import type { Filters } from './filters';
import { passing } from './passes';
import type { OfferFacts, ResultTable } from './table';

/** The first is the default (R203). */
export const SORTS = ['cheapest', 'best', 'quickest'] as const;
export type Sort = (typeof SORTS)[number];

const firstLeg = (facts: OfferFacts): number => facts.durations[0] ?? 0;

/** 0 for the lowest of the values, 1 for the highest. */
function scale(rows: readonly OfferFacts[], of: (facts: OfferFacts) => number) {
  let low = Infinity;
  let high = -Infinity;
  for (const row of rows) {
    const value = of(row);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return (facts: OfferFacts): number => (high > low ? (of(facts) - low) / (high - low) : 0);
}

/** Price and minutes of the first leg, each between 0 and 1, weigh the same; less is better (G62). */
export function bestScore(rows: readonly OfferFacts[]): (facts: OfferFacts) => number {
  const price = scale(rows, (facts) => facts.price);
  const time = scale(rows, firstLeg);
  return (facts) => price(facts) + time(facts);
}

/** The first fare of each itinerary that passes, in the given order: one row an itinerary. */
function rowsOf(
  order: readonly OfferFacts[],
  table: ResultTable,
  passes: (facts: OfferFacts) => boolean,
): OfferFacts[] {
  const taken = new Uint8Array(table.itineraries.length);
  return order.filter((facts) => {
    if (taken[facts.group] || !passes(facts)) return false;
    taken[facts.group] = 1;
    return true;
  });
}

interface Scored {
  row: OfferFacts;
  score: number;
}

export interface Ordered {
  /** Led by the cheapest fare that passes, in the order that was asked for. */
  rows: OfferFacts[];
  /** What each order puts first. */
  winners: Record<Sort, OfferFacts | undefined>;
}

/**
 * Rows in the order of R203 (price), R204 (best) or R205 (all legs' minutes, G63). Two of the orders are those of
 * the table; only Best depends on what passes and is sorted here: equal scores by price, then id (G62).
 */
export function ordered(
  table: ResultTable,
  sort: Sort,
  passes: (facts: OfferFacts) => boolean = () => true,
): Ordered {
  const cheapest = rowsOf(table.byPrice, table, passes);
  const score = bestScore(cheapest);
  const better = (a: Scored, b: Scored) =>
    a.score - b.score ||
    a.row.price - b.row.price ||
    (a.row.offer.itineraryId < b.row.offer.itineraryId ? -1 : 1);
  const scored = cheapest.map((row): Scored => ({ row, score: score(row) }));
  const first = <T>(items: readonly T[], before: (a: T, b: T) => boolean): T | undefined =>
    items.reduce<T | undefined>((found, item) => (found && !before(item, found) ? found : item), undefined);
  const winners = {
    cheapest: cheapest[0],
    best: first(scored, (a, b) => better(a, b) < 0)?.row,
    quickest: first(cheapest, (a, b) => a.minutes < b.minutes),
  };
  if (sort === 'cheapest') return { rows: cheapest, winners };
  if (sort === 'quickest') return { rows: rowsOf(table.bySpeed, table, passes), winners };
  return { rows: scored.sort(better).map(({ row }) => row), winners };
}

/** The price of each itinerary that passes the filters, by its id, in minor units. */
export const listedPrices = (table: ResultTable, filters: Filters): ListedPrices =>
  new Map(
    ordered(table, SORTS[0], passing(filters)).rows.map(({ offer, price }) => [offer.itineraryId, price]),
  );
