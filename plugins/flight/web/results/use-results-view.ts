import { useNavigate } from '@tanstack/react-router';
import { picked } from '@/core/results/picked';
import { useSame } from '@/core/results/use-same';
import { useSteps } from '@/core/results/use-steps';
import type { z } from 'zod/mini';
import { useAddress } from '@/core/address/use-address';
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

const shownIn = (address: z.output<typeof ResultsAddress>): Shown => {
  const { sort = SORTS[0], page = 1, details } = address;
  return { filters: picked(address, FILTER_NAMES), sort, page, details };
};

/** A filter or an order leads to the first page (R201); whatever changes folds the card that is unfolded. */
const follow = (now: Shown, change: Partial<Shown>): Shown => ({
  ...now,
  details: undefined,
  ...((change.filters || change.sort) && { page: 1 }),
  ...change,
});

/** What the results show, read from the address, and how to change it. */
export function useResultsAddress() {
  const address = useAddress(ResultsAddress);
  const navigate = useNavigate();
  const criteria: Criteria = useSame(picked(address, CRITERIA_NAMES));
  const { shown, ...steps } = useSteps<Filters, Shown>({
    addressed: shownIn(address),
    follow,
    write: (change, how) =>
      navigate({
        to: '/booknow/flights/search',
        search: (before) => {
          const address = ResultsAddress.parse(before);
          const { filters, sort, page, details } = change(shownIn(address));
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
  });
  return {
    criteria,
    ...shown,
    ...steps,
    setSort: (sort: Sort) => steps.change({ sort }),
    setPage: (page: number) => steps.changeFromTop({ page }),
  };
}
