import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CRITERIA_NAMES, type Criteria } from '../search/criteria';
import { ResultsAddress, useAddress } from '../use-address';
import { writeFilters } from './filter-address';
import { FILTER_NAMES, type Filters } from './filters';
import { SORTS, type Sort } from './sort';

declare module '@tanstack/history' {
  interface HistoryState {
    /** What lies over or in the list, so that Back closes it. */
    flightOverlay?: 'filters' | 'filters-changed' | 'details';
  }
}

/** Only the given names of an object, without those that are undefined. */
const pick = <T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  ) as Partial<T>;

interface Shown {
  filters: Filters;
  sort: Sort;
  page: number;
  /** The itinerary that is unfolded. */
  details: string | undefined;
}

/**
 * What the results show, read from the address, and how to change it. Each change is a step that Back undoes;
 * a filter or a sort leads to the first page (R201). What is changed while the filters lie over the list on a phone is
 * one step together.
 */
export function useResultsAddress() {
  const address = useAddress(ResultsAddress);
  const overlay = useLocation({ select: ({ state }) => state.flightOverlay });
  const navigate = useNavigate();
  const { history } = useRouter();
  const search = JSON.stringify(pick(address, CRITERIA_NAMES));
  // The same objects while the same is searched and filtered, so that what stays is not drawn anew.
  const criteria = useMemo(() => JSON.parse(search) as Criteria, [search]);
  const narrowed = JSON.stringify(pick(address, FILTER_NAMES));
  const filters = useMemo(() => JSON.parse(narrowed) as Filters, [narrowed]);
  return useMemo(() => {
    const shown: Shown = {
      filters,
      sort: address.sort ?? SORTS[0],
      page: address.page ?? 1,
      details: address.details,
    };
    const inSheet = overlay === 'filters' || overlay === 'filters-changed';
    const show = (
      change: Partial<Shown>,
      how: { replace?: boolean; overlay?: typeof overlay; resetScroll?: boolean } = {},
    ) => {
      const { filters, sort, page, details } = { ...shown, details: undefined, ...change };
      void navigate({
        to: '/booknow/flights/search',
        search: {
          ...criteria,
          ...writeFilters(filters),
          ...(sort !== SORTS[0] && { sort }),
          ...(page > 1 && { page }),
          ...(details && { details }),
        },
        replace: how.replace ?? false,
        resetScroll: how.resetScroll ?? false,
        ...(how.overlay && { state: { flightOverlay: how.overlay } }),
      });
    };
    return {
      criteria,
      ...shown,
      sheet: inSheet,
      setFilters: (next: Filters) =>
        show({ filters: next, page: 1 }, inSheet ? { replace: true, overlay: 'filters-changed' } : {}),
      setSort: (next: Sort) => show({ sort: next, page: 1 }),
      setPage: (next: number) => show({ page: next }, { resetScroll: true }),
      setDetails: (id: string | undefined) => {
        if (id) show({ details: id }, { overlay: 'details', replace: overlay === 'details' });
        else if (overlay === 'details') history.back();
        else show({}, { replace: true });
      },
      setSheet: (open: boolean) => {
        if (open) show({}, { overlay: 'filters' });
        else if (overlay === 'filters') history.back();
        // Keeps what was chosen; the entry before is the list as it was.
        else if (inSheet) show({}, { replace: true });
      },
    };
  }, [address, criteria, filters, navigate, overlay, history]);
}
