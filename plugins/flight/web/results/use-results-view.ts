import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CRITERIA_NAMES, type Criteria } from '../search/criteria';
import { ResultsAddress, useAddress } from '../use-address';
import { writeFilters } from './filter-address';
import { FILTER_NAMES, type Filters } from './filters';
import { SORTS, type Sort } from './sort';

/** Only the given names of an object, without those that are undefined. */
const pick = <T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  ) as Partial<T>;

/**
 * What the results show, read from the address, and how to change it. Each change is a step that Back undoes;
 * a filter or a sort leads to the first page (R201).
 */
export function useResultsAddress() {
  const address = useAddress(ResultsAddress);
  const navigate = useNavigate();
  return useMemo(() => {
    const criteria: Criteria = pick(address, CRITERIA_NAMES);
    const filters: Filters = pick(address, FILTER_NAMES);
    const sort: Sort = address.sort ?? SORTS[0];
    const show = (filters: Filters, sort: Sort, page: number, resetScroll: boolean) =>
      void navigate({
        to: '/booknow/flights/search',
        search: {
          ...criteria,
          ...writeFilters(filters),
          ...(sort !== SORTS[0] && { sort }),
          ...(page > 1 && { page }),
        },
        resetScroll,
      });
    return {
      criteria,
      filters,
      sort,
      page: address.page ?? 1,
      setFilters: (next: Filters) => show(next, sort, 1, false),
      setSort: (next: Sort) => show(filters, next, 1, false),
      setPage: (next: number) => show(filters, sort, next, true),
    };
  }, [address, navigate]);
}
