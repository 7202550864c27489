import { z } from 'zod/mini';
import { TypedPageNumber } from '@/core/contract/pages';
import type { Window } from '@/core/office/use-list';
import type { Sort } from '@/core/ui/tables/Table';
import { type ClientFilter, USER_ORDERS, type UserOrder } from '../../../contract/users';

/** Rows on a page of people. */
export const PAGE_SIZES = [20, 50, 100] as const;

const Word = z.optional(z.coerce.string<string | number>().check(z.maxLength(300)));

/** What the address of a list of clients or agents says; what is absent is as it comes. */
export const PeopleSearch = z.object({
  /** A part of a name or of an address. */
  find: Word,
  status: z.optional(z.enum(['Active', 'Inactive', 'Unverified'])),
  /** Clients: the agent who looks after them, or `none`. */
  agent: Word,
  /** Agents: `true` for restricted ones. */
  restricted: z.optional(z.enum(['true', 'false'])),
  sort: z.optional(z.enum(USER_ORDERS)),
  dir: z.optional(z.enum(['asc', 'desc'])),
  page: z.optional(TypedPageNumber),
  size: z.optional(
    z.coerce.number<string | number>().check(z.refine((size) => PAGE_SIZES.includes(size as 20))),
  ),
  /** Ids of hidden columns with commas between them; `none` shows every column. */
  hide: Word,
  /** What stands open above the list. */
  open: z.optional(z.enum(['add', 'invite', 'upload'])),
});
export type PeopleSearch = z.output<typeof PeopleSearch>;

/** What narrows a list of clients, in the words of its call. */
export const clientFilterOf = ({ find, status, agent }: PeopleSearch): ClientFilter => ({
  ...(find?.trim() ? { searchQuery: find.trim() } : {}),
  ...(status ? { status } : {}),
  ...(agent ? { agentId: agent } : {}),
});

/** What narrows a list of agents, in the words of its call. */
export const agentFilterOf = ({ find, status, restricted }: PeopleSearch) => ({
  ...(find?.trim() ? { searchQuery: find.trim() } : {}),
  ...(status ? { status } : {}),
  ...(restricted ? { restricted } : {}),
});

/** Page and order, in the words of the calls (R362). */
export const windowOf = (search: PeopleSearch, { from, size }: Window) => ({
  offSet: from,
  limit: size,
  ...(search.sort ? { sort: search.sort } : {}),
  ...(search.dir
    ? { direction: search.dir === 'asc' ? ('ascending' as const) : ('descending' as const) }
    : {}),
});

/** The order as the table's heads show it: the newest first without one. */
export function tableSort({ sort = 'joined', dir }: PeopleSearch): Sort {
  const direction = dir ?? (sort === 'joined' ? 'desc' : 'asc');
  return { column: sort, direction: direction === 'asc' ? 'ascending' : 'descending' };
}

/** What a press on a head makes of the address. */
export const sortIn = ({ column, direction }: Sort): Partial<PeopleSearch> => ({
  sort: column as UserOrder,
  dir: direction === 'ascending' ? 'asc' : 'desc',
  page: undefined,
});

/** Columns that are not drawn: what the address says, else the one that is of little use to most. */
export const hiddenOf = ({ hide }: PeopleSearch): string[] =>
  hide === undefined ? ['phone'] : hide === 'none' ? [] : hide.split(',');
export const hideIn = (hidden: readonly string[]): string => hidden.join(',') || 'none';
