import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { picked } from '@/core/results/picked';
import { useSame } from '@/core/results/use-same';
import { useSteps } from '@/core/results/use-steps';
import { lenient, useAddress } from '@/core/address/use-address';
import { CRITERIA_NAMES, criteriaShape, type Criteria } from '../search/criteria';
import { filterShape, writeFilters } from './filter-address';
import { FILTER_NAMES, type Filters } from './filters';
import { SORTS, type Sort } from './sort';

const ResultsAddress = z.object({
  ...criteriaShape,
  ...filterShape,
  sort: lenient(z.enum(SORTS)),
  view: lenient(z.literal('map')),
});

interface Shown {
  filters: Filters;
  sort: Sort;
  /** Before 1200 px the map takes the place of the list. */
  onMap: boolean;
}

const shownIn = (address: z.output<typeof ResultsAddress>): Shown => {
  const { sort = SORTS[0], view } = address;
  return { filters: picked(address, FILTER_NAMES), sort, onMap: view === 'map' };
};

const follow = (now: Shown, change: Partial<Shown>): Shown => ({ ...now, ...change });

/** What the results show, read from the address, and how to change it; each change is a step that Back undoes. */
export function useResultsAddress() {
  const address = useAddress(ResultsAddress);
  const navigate = useNavigate();
  const criteria: Criteria = useSame(picked(address, CRITERIA_NAMES));
  const { shown, change, setFilters, setSheet, sheet } = useSteps<Filters, Shown>({
    addressed: shownIn(address),
    follow,
    write: (changeOf, how) =>
      navigate({
        to: '/booknow/cars/search',
        search: (before) => {
          const address = ResultsAddress.parse(before);
          const { filters, sort, onMap } = changeOf(shownIn(address));
          return {
            ...picked(address, CRITERIA_NAMES),
            ...writeFilters(filters),
            ...(sort !== SORTS[0] && { sort }),
            ...(onMap && { view: 'map' }),
          };
        },
        ...how,
      }),
  });
  return {
    criteria,
    ...shown,
    sheet,
    setSheet,
    setFilters,
    setSort: (sort: Sort) => change({ sort }),
    setOnMap: (onMap: boolean) => change({ onMap }),
    /** The cars of one place, or of one vendor there, in the list. */
    showPlace: (point: string, vendor?: string) =>
      change(({ filters }) => ({
        filters: { ...filters, points: [point], ...(vendor && { vendors: [vendor] }) },
        onMap: false,
      })),
  };
}
