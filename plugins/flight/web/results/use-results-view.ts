import { useNavigate } from '@tanstack/react-router';
import { picked, usePicked } from '@/core/results/use-picked';
import { useSteps } from '@/core/results/use-steps';
import type { z } from 'zod/mini';
import { useAddress } from '@/core/router/use-address';
import { CRITERIA_NAMES, type Criteria } from '../search/criteria';
import { ResultsAddress } from '../use-address';
import { writeFilters } from './filter-address';
import { FILTER_NAMES, type Filters } from './filters';
import { SORTS, type Sort } from './sort';

interface Shown {
  filters: Filters;
  sort: Sort;
  page: number;
  /** The itinerary that is unfolded. */
  details: string | undefined;
}

const shownIn = (
  { sort = SORTS[0], page = 1, details }: z.output<typeof ResultsAddress>,
  filters: Filters,
): Shown => ({ filters, sort, page, details });

/**
 * What the results show, read from the address, and how to change it. Each change is a step that Back undoes;
 * a filter or a sort leads to the first page (R201). What is changed while the filters lie over the list on a phone is
 * one step together.
 */
export function useResultsAddress() {
  const address = useAddress(ResultsAddress);
  const navigate = useNavigate();
  const criteria: Criteria = usePicked(address, CRITERIA_NAMES);
  const filters: Filters = usePicked(address, FILTER_NAMES);
  const steps = useSteps<Filters, Shown>((changeOf, how) =>
    navigate({
      to: '/booknow/flights/search',
      search: (before) => {
        const address = ResultsAddress.parse(before);
        const shown = shownIn(address, picked(address, FILTER_NAMES));
        const change = changeOf(shown);
        // A filter or an order leads to the first page (R201).
        const first = change.filters || change.sort ? { page: 1 } : {};
        const { filters, sort, page, details } = { ...shown, details: undefined, ...first, ...change };
        return {
          ...picked(address, CRITERIA_NAMES),
          ...writeFilters(filters),
          ...(sort !== SORTS[0] && { sort }),
          ...(page > 1 && { page }),
          ...(details && { details }),
        };
      },
      ...how,
    }),
  );
  return {
    criteria,
    ...shownIn(address, filters),
    ...steps,
    setSort: (sort: Sort) => steps.change({ sort }),
    setPage: (page: number) => steps.change({ page }, { resetScroll: true }),
  };
}
