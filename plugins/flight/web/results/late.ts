import type { Filters } from './filters';
import { passing } from './passes';
import { ordered } from './sort';
import type { ResultTable } from './table';

/** Milliseconds after the first flights are drawn in which nobody has begun to read. */
export const SETTLING = 1500;

/**
 * Whether flights that arrive later may take their places at once (rule 6 of the experience guide). They may while
 * there is nothing to read, and during the first moment as long as the person has not touched the page: not scrolled,
 * pressed, typed or tapped. After that they wait until they are asked for, or until the person puts the list in
 * another order or filters it, which moves everything anyway.
 */
export function mayRedraw({
  rows,
  touched,
  since,
}: {
  rows: number;
  touched: boolean;
  since: number;
}): boolean {
  return rows === 0 || (!touched && since < SETTLING);
}

/** What waits to be shown. */
export interface Late {
  /** Itineraries that are not in the list yet. */
  flights: number;
  /** Itineraries of the list that got cheaper, dearer or are gone. */
  changed: number;
}

/** How the list would differ from the one that is drawn, under the same filters; null when not at all. */
export function lateOf(drawn: ResultTable, arrived: ResultTable, filters: Filters): Late | null {
  if (drawn === arrived) return null;
  const prices = new Map(
    ordered(drawn, 'cheapest', passing(filters)).rows.map(({ offer, price }) => [offer.itineraryId, price]),
  );
  const late: Late = { flights: 0, changed: 0 };
  for (const { offer, price } of ordered(arrived, 'cheapest', passing(filters)).rows) {
    const known = prices.get(offer.itineraryId);
    if (known === undefined) late.flights += 1;
    else if (known !== price) late.changed += 1;
    prices.delete(offer.itineraryId);
  }
  late.changed += prices.size;
  return late.flights + late.changed > 0 ? late : null;
}
