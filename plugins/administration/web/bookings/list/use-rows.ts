import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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

/** One page of a list, and how a row of it is replaced in place (R231, R405, G79). */
export function useRows(plugin: string, source: Source, filter: BookingsFilter) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueries();
  const queryKey = ['bookings.rows', plugin, filter] as const;
  const query = useQuery<Page>(
    {
      queryKey,
      queryFn: ({ signal }) => source.load(api, filter, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
      networkMode: 'always',
    },
    queries,
  );
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
