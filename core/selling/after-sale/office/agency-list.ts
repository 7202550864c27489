import { i18n } from '@lingui/core';
import type { z } from 'zod/mini';
import type { Endpoint } from '../../../contract/endpoint';
import type { Money } from '../../../contract/money/money';
import type { AgencyBookingsFilter, AgencyBookingsQuery } from '../../../contract/money/sale';
import { createFormatter, intlLocale, type Formatter } from '../../../i18n/format';
import type { BookingsFilter, BookingsSource } from '../../../plugin/points/bookings-lists';
import { statusLabel, type StatusWords } from '../statuses';

/** What an action of an agency's list gets: its row, and whom to tell how it ended. */
export interface ActionProps<Row> {
  row: Row;
  onDone: (replaced: Row | null) => void;
}

/** What narrows a list in the words of the calls (R378 to R381). */
export const filterQuery = ({
  status,
  search,
  from,
  to,
  when,
  userId,
}: Omit<BookingsFilter, 'offset' | 'limit' | 'sort'>): AgencyBookingsFilter => ({
  ...(status ? { selectedStatus: status } : {}),
  ...(search ? { searchString: search } : {}),
  ...(from ? { startDate: from } : {}),
  ...(to ? { endDate: to } : {}),
  ...(when ? { showPastTrips: when === 'past' ? ('true' as const) : ('false' as const) } : {}),
  ...(userId ? { userId } : {}),
});

/** The list's filter with its page and its order (R377 to R382). */
export const listQuery = ({ sort, offset, limit, ...filter }: BookingsFilter): AgencyBookingsQuery => ({
  offSet: offset,
  limit,
  ...filterQuery(filter),
  ...(sort ? { sortBy: sort.by, sortOrder: sort.direction } : {}),
});

export type ListCall<Row> = Endpoint<
  string,
  typeof AgencyBookingsQuery,
  undefined,
  z.core.$ZodType<{ data: Row[]; totalCount: number }>
> & { query: typeof AgencyBookingsQuery };

/** How a list asks its product's call for rows. */
export const loadFrom =
  <Row>(list: ListCall<Row>): BookingsSource<Row>['load'] =>
  async (api, filter, signal) => {
    const { data, totalCount } = await api.call(list, { query: listQuery(filter) }, signal ? { signal } : {});
    return { rows: data, totalCount };
  };

/** Dates of a list in the language that is shown; columns are read outside of components. */
export const listFormat = (): Formatter => createFormatter(intlLocale(i18n.locale));

/** What was booked, in its own currency: a list of books is not converted. Empty for nothing. */
export const listMoney = (amount: Money | null): string =>
  amount ? listFormat().money(amount, { own: true }) : '';

/** A status in the language that is shown, or as it came (G87). */
export function listStatus(status: string, words: StatusWords): string {
  const label = statusLabel(words, status);
  return label ? i18n._(label) : status;
}
