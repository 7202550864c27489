import type { Listed } from '@/core/selling/results/list/late';
import { passingFlights, type Filters } from '../filters/filters';
import type { OfferFacts, ResultTable } from '../table/result-table';

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

/** What the minutes of the other legs weigh beside those of the first, and each night and airport change of a wait. */
const OTHER_LEGS = 0.5;
const HARDSHIP = 0.15;

/**
 * Raises scores where needed, so that nothing stands before what beats it in both price and total time. Walks from the
 * cheapest up and keeps, by minutes, the highest score of what is cheaper (a tree of prefix maxima).
 */
function unbeaten(
  rows: readonly OfferFacts[],
  score: (facts: OfferFacts) => number,
): ReadonlyMap<OfferFacts, number> {
  const cheapestFirst = [...rows].sort((a, b) => a.price - b.price);
  const times = [...new Set(rows.map(({ minutes }) => minutes))].sort((a, b) => a - b);
  const places = new Map(times.map((minutes, at) => [minutes, at + 1]));
  const highest = new Float64Array(times.length + 1).fill(-Infinity);
  const scores = new Map<OfferFacts, number>();
  let noted = 0;
  for (const row of cheapestFirst) {
    // Only what is really cheaper counts.
    for (; cheapestFirst[noted]!.price < row.price; noted += 1) {
      const beating = cheapestFirst[noted]!;
      for (let node = places.get(beating.minutes)!; node < highest.length; node += node & -node)
        highest[node] = Math.max(highest[node]!, scores.get(beating)!);
    }
    let mine = score(row);
    for (let node = places.get(row.minutes)! - 1; node > 0; node -= node & -node)
      mine = Math.max(mine, highest[node]!);
    scores.set(row, mine);
  }
  return scores;
}

/**
 * Price and minutes of the first leg, each between 0 and 1, weigh the same (R204); the other legs' minutes weigh less, and
 * nights and airport changes of waits are added (G62). Less is better.
 */
export function bestScore(rows: readonly OfferFacts[]): (facts: OfferFacts) => number {
  const price = scale(rows, (facts) => facts.price);
  const first = scale(rows, firstLeg);
  const others = scale(rows, (facts) => facts.minutes - firstLeg(facts));
  const scores = unbeaten(
    rows,
    (facts) =>
      price(facts) +
      first(facts) +
      OTHER_LEGS * others(facts) +
      HARDSHIP * (facts.nights + facts.airportChanges),
  );
  return (facts) => scores.get(facts)!;
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

/** The rows of the list that has these filters and this order. */
export const listedRows = (table: ResultTable, filters: Filters, sort: Sort): Listed =>
  new Map(
    ordered(table, sort, passingFlights(filters)).rows.map(({ offer, price }) => [
      offer.itineraryId,
      { sold: offer.fareFamily, price },
    ]),
  );
