import { passingFlights, type Filters } from '../filters/filters';
import type { Itinerary } from '../table/itinerary';
import { ordered, SORTS, type Sort } from './sort';
import type { OfferFacts, ResultTable } from '../table/result-table';

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

const rows = new WeakMap<OfferFacts, Itinerary>();

/** The same object for the same offer, so that a card that stays is not drawn anew. */
function rowOf(table: ResultTable, facts: OfferFacts): Itinerary {
  const { offer, group } = facts;
  const known = rows.get(facts);
  if (known) return known;
  const offers = table.itineraries[group]!.map((fare) => fare.offer);
  const row = { id: offer.itineraryId, offer, offers };
  rows.set(facts, row);
  return row;
}

/** What the list shows: filtered, one row an itinerary, sorted, one page of it. A page too far is the last one. */
export function viewOf(table: ResultTable, filters: Filters, sort: Sort, page: number): ResultsView {
  const { rows: all, winners } = ordered(table, sort, passingFlights(filters));
  const pageCount = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const shown = Math.min(Math.max(1, page), pageCount);
  return {
    rows: all.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map((facts) => rowOf(table, facts)),
    count: all.length,
    page: shown,
    pageCount,
    winners: Object.fromEntries(
      SORTS.map((id) => [id, winners[id] && rowOf(table, winners[id])]),
    ) as ResultsView['winners'],
  };
}

/**
 * Rows that stay where they are, at what is known of them now: a card is never dearer, nor cheaper, than the offer that it
 * leads to. A row whose flights nobody offers any more stays as it was.
 */
export function atKnownPrices(
  rows: readonly Itinerary[],
  known: ResultTable,
  filters: Filters,
): readonly Itinerary[] {
  const passes = passingFlights(filters);
  const wanted = new Set(rows.map(({ id }) => id));
  const leads = new Map<string, OfferFacts>();
  for (const facts of known.byPrice) {
    const { itineraryId } = facts.offer;
    if (wanted.has(itineraryId) && !leads.has(itineraryId) && passes(facts)) leads.set(itineraryId, facts);
  }
  return rows.map((row) => {
    const lead = leads.get(row.id);
    if (!lead) return row;
    const now = rowOf(known, lead);
    const isSame =
      now.offer === row.offer &&
      now.offers.length === row.offers.length &&
      now.offers.every((offer, at) => offer === row.offers[at]);
    return isSame ? row : now;
  });
}
