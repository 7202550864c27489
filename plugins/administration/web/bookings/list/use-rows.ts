import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '@/core/api/client';
import { useApi } from '@/core/api/context';
import type { BookingsFilter, ListedBooking } from '@/core/plugin';
import { useApiQuery, useQueries } from '@/core/query/query';
import { toast } from '@/core/ui/feedback/toast';
import { filterQuery } from '@/core/selling/after-sale/office/agency-list';
import { getAgencyBooking, getBookingTotals } from '../../../contract/bookings';
import { getDashboard } from '../../../contract/dashboard';
import { replaceRow } from './replace-row';
import type { Source } from './use-source';

type Page = Awaited<ReturnType<Source['load']>>;

/** What was asked for ahead is not asked for again by the list that is drawn so long after, in milliseconds. */
const AHEAD_MS = 5_000;

const rowsOf = (api: Api, plugin: string, source: Source, filter: BookingsFilter) =>
  queryOptions<Page>({
    queryKey: ['bookings.rows', plugin, filter],
    queryFn: ({ signal }) => source.load(api, filter, signal),
    staleTime: 0,
    refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt > AHEAD_MS,
    networkMode: 'always',
  });

/** Asks for a page of a list as soon as its source is there, while what stands around it is still drawn. */
export function useRowsAhead(plugin: string, filter: BookingsFilter): (source: Source) => void {
  const api = useApi();
  const queries = useQueries();
  return (source) => void queries.prefetchQuery(rowsOf(api, plugin, source, filter));
}

/** One page of a list, and how a row of it is replaced in place (R231, R405, G79). */
export function useRows(plugin: string, source: Source, filter: BookingsFilter) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueries();
  const options = rowsOf(api, plugin, source, filter);
  const { queryKey } = options;
  const query = useQuery<Page>({ ...options, placeholderData: keepPreviousData }, queries);
  const replace = (row: ListedBooking): void => {
    const page = queries.getQueryData<Page>(queryKey);
    const rows = page && replaceRow(page.rows, row, source.keyOf);
    if (rows) queries.setQueryData<Page>(queryKey, { ...page, rows });
    else toast.error(t`Booking update failed. Please refresh the page.`);
    for (const { method, path } of [getBookingTotals, getAgencyBooking, getDashboard])
      void queries.invalidateQueries({ queryKey: [method, path] });
  };
  return { query, replace };
}

/** What the whole list adds up to. It comes after the rows and is left out when it cannot be had. */
export function useTotals(plugin: string, filter: BookingsFilter) {
  return useApiQuery(
    getBookingTotals,
    { query: { ...filterQuery(filter), category: plugin } },
    { select: ({ data }) => data, placeholderData: keepPreviousData },
  );
}

/** The row of one booking, for a drawer over a page of the list that does not have it. */
export function useRowOf(
  plugin: string,
  source: Source,
  given: { id: string; locator: string | null } | null,
) {
  const api = useApi();
  const row = useQuery(
    {
      queryKey: ['bookings.row', plugin, given],
      queryFn: async ({ signal }) => {
        const { rows } = await source.load(api, { search: given!.locator!, offset: 0, limit: 100 }, signal);
        return rows.find((each) => source.bookingOf(each).id === given!.id) ?? null;
      },
      enabled: Boolean(given?.locator),
      networkMode: 'always',
    },
    useQueries(),
  );
  return row.data ?? null;
}
