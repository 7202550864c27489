import type { BookingColumn, BookingsFilter } from '@/core/plugin';
import type { Sort } from '@/core/ui/tables/Table';
import { BookingsSearch, PAGE_SIZES } from '../../addresses';

export const sizeOf = ({ size }: BookingsSearch): number => size ?? PAGE_SIZES[0];
export const pageOf = ({ page }: BookingsSearch): number => page ?? 1;

/** What narrows the list, in the words of its source. */
export const narrowingOf = ({
  find,
  status,
  from,
  to,
  when,
  user,
}: BookingsSearch): Omit<BookingsFilter, 'offset' | 'limit' | 'sort'> => ({
  ...(find?.trim() ? { search: find.trim() } : {}),
  ...(status ? { status } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...(when ? { when } : {}),
  ...(user ? { userId: user } : {}),
});

/** The whole question to the source: filters, order and page (R378 to R381). */
export const filterOf = (search: BookingsSearch): BookingsFilter => ({
  ...narrowingOf(search),
  ...(search.sort ? { sort: { by: search.sort, direction: search.dir ?? 'asc' } } : {}),
  offset: (pageOf(search) - 1) * sizeOf(search),
  limit: sizeOf(search),
});

/** How many filters are on, the search aside. */
export const filterCount = (search: BookingsSearch): number =>
  Object.keys(narrowingOf({ ...search, find: undefined })).length;

export const isNarrowed = (search: BookingsSearch): boolean => Object.keys(narrowingOf(search)).length > 0;

/** The address without what narrows the list. */
export const withoutFilters = ({ sort, dir, size, hide }: BookingsSearch): BookingsSearch => ({
  sort,
  dir,
  size,
  hide,
});

type Columns = readonly Pick<BookingColumn<never>, 'id' | 'priority' | 'sort'>[];

/** Columns that are not drawn: what the address says, else those that are of little use to most. */
export const hiddenOf = ({ hide }: BookingsSearch, columns: Columns): string[] =>
  hide === undefined
    ? columns.filter(({ priority }) => priority === 'low').map(({ id }) => id)
    : hide === 'none'
      ? []
      : hide.split(',');

export const hideIn = (hidden: readonly string[]): string => hidden.join(',') || 'none';

/** The order as the table's heads show it: by the first column that asks for it. */
export function tableSort({ sort = 'booked', dir }: BookingsSearch, columns: Columns): Sort | null {
  const column = columns.find((each) => each.sort === sort);
  const direction = dir ?? (sort === 'booked' ? 'desc' : 'asc');
  return column ? { column: column.id, direction: direction === 'asc' ? 'ascending' : 'descending' } : null;
}

/** What a press on a head makes of the address. */
export function sortIn(sort: Sort, columns: Columns): Pick<BookingsSearch, 'sort' | 'dir' | 'page'> {
  const by = columns.find(({ id }) => id === sort.column)?.sort;
  return { sort: by, dir: sort.direction === 'ascending' ? 'asc' : 'desc', page: undefined };
}

/** What is kept of a view: everything but the page and the open booking. */
export function viewOf(search: BookingsSearch): Record<string, string> {
  const { page: _page, booking: _booking, ...kept } = search;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}

/** A kept view as an address; of what it cannot say any more nothing is left. */
export function searchOfView(view: Readonly<Record<string, string>>): BookingsSearch {
  const read = BookingsSearch.safeParse(view);
  return read.success ? viewOnly(read.data) : {};
}
const viewOnly = ({ page: _page, booking: _booking, ...kept }: BookingsSearch): BookingsSearch => kept;

/** Whether a list looks as in a view. */
export function isView(search: BookingsSearch, view: Readonly<Record<string, string>>): boolean {
  const now = viewOf(search);
  const keys = new Set([...Object.keys(now), ...Object.keys(view)]);
  return [...keys].every((key) => now[key] === view[key]);
}
