import { passing } from '@/core/selling/results/filters/choices';
import type { CarOffer } from '../../contract';
import { carChoices, type Filters } from './filters';
import { sorted, type Sort } from './sort';

export interface ResultsView {
  /** What passes the filters, in the order that was asked for (R292). */
  rows: CarOffer[];
  /** What each order puts first. */
  winners: Record<Sort, CarOffer | undefined>;
}

/** What the list shows: filtered and sorted. */
export function viewOf(
  offers: readonly CarOffer[],
  filters: Filters,
  sort: Sort,
  choices = carChoices(),
): ResultsView {
  const rows = sorted(offers.filter(passing(choices, filters)), sort);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    winners: sort === 'cheapest' ? { cheapest: first, highest: last } : { cheapest: last, highest: first },
  };
}
