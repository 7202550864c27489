import type { FlightOffer } from '../../contract';
import { activeFilters, passes, without, type FilterName, type Filters } from './filters';
import { toItineraries, type Itinerary } from './itinerary';
import { sortItineraries, winners, type Sort } from './sort';

/** R202 */
export const PAGE_SIZE = 15;

export interface ResultsView {
  /** Rows of this page. */
  rows: Itinerary[];
  /** Itineraries that pass the filters. */
  count: number;
  page: number;
  pageCount: number;
  winners: Record<Sort, Itinerary | undefined>;
}

/** What the list shows: filtered, one row an itinerary, sorted, one page of it. A page too far is the last one. */
export function viewOf(
  offers: readonly FlightOffer[],
  filters: Filters,
  sort: Sort,
  page: number,
): ResultsView {
  const itineraries = toItineraries(offers.filter((offer) => passes(offer, filters)));
  const pageCount = Math.max(1, Math.ceil(itineraries.length / PAGE_SIZE));
  const shown = Math.min(Math.max(1, page), pageCount);
  return {
    rows: sortItineraries(itineraries, sort).slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE),
    count: itineraries.length,
    page: shown,
    pageCount,
    winners: winners(itineraries),
  };
}

export interface Relaxation {
  /** The filter to lift; null when only lifting all of them helps. */
  filter: FilterName | null;
  /** Itineraries that appear then. */
  gain: number;
}

/** Which single filter hides the most when nothing passes; null when there is nothing to gain. */
export function relaxation(offers: readonly FlightOffer[], filters: Filters): Relaxation | null {
  const countWith = (tried: Filters) => toItineraries(offers.filter((offer) => passes(offer, tried))).length;
  const [best] = activeFilters(filters)
    .map((filter): Relaxation => ({ filter, gain: countWith(without(filters, filter)) }))
    .sort((a, b) => b.gain - a.gain);
  if (best && best.gain > 0) return best;
  const gain = countWith({});
  return gain > 0 ? { filter: null, gain } : null;
}
