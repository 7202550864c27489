import { z } from 'zod/mini';
import { addressId, lenient } from '@/core/address/use-address';
import { BookingsOrder, Language } from '@/core/contract';
import { IsoDate } from '@/core/contract/date';
import { TypedPageNumber } from '@/core/contract/pages';
import { DASHBOARD_PERIODS } from '../contract/dashboard';

/** What the settings' address says: the open panel, `products` without it. */
export const SettingsSearch = z.object({ panel: z.optional(z.string()) });

/** Rows on a page of a list of bookings. */
export const PAGE_SIZES = [20, 50, 100] as const;

const Page = z.optional(TypedPageNumber);
const Word = z.optional(z.coerce.string<string | number>().check(z.maxLength(300)));

/** What the address of a list of bookings says; what is absent is as it comes. */
export const BookingsSearch = z.object({
  /** What a locator starts with. */
  find: Word,
  status: Word,
  from: z.optional(IsoDate),
  to: z.optional(IsoDate),
  when: z.optional(z.enum(['upcoming', 'past'])),
  /** Whose bookings. */
  user: Word,
  sort: z.optional(BookingsOrder),
  dir: z.optional(z.enum(['asc', 'desc'])),
  page: Page,
  size: z.optional(
    z.coerce.number<string | number>().check(z.refine((size) => PAGE_SIZES.includes(size as 20))),
  ),
  /** Ids of hidden columns with commas between them; `none` shows every column. */
  hide: Word,
  /** Id of the booking in the drawer. */
  booking: Word,
});
export type BookingsSearch = z.output<typeof BookingsSearch>;

/** What the dashboard's address says: how far back its charts go. */
export const DashboardSearch = z.object({ period: z.optional(z.enum(DASHBOARD_PERIODS)) });

/** What the address of the recent searches says. */
export const SearchesSearch = z.object({ page: Page });

/** What the address of what needs attention says: what is open, unless it asks for what is done. */
export const AttentionSearch = z.object({ show: z.optional(z.literal('done')), page: Page });
export type AttentionSearch = z.output<typeof AttentionSearch>;

/** What the address of the activity log says; what is absent is not narrowed. */
export const AuditSearch = z.object({
  user: Word,
  action: Word,
  /** Whom or what it was done to. */
  about: Word,
  from: z.optional(IsoDate),
  to: z.optional(IsoDate),
  page: Page,
});
export type AuditSearch = z.output<typeof AuditSearch>;

/** What the address of the letters says: which one is looked at, in which language, and how wide. */
export const LettersSearch = z.object({
  letter: addressId,
  language: lenient(Language),
  width: lenient(z.literal('phone')),
});
export type LettersSearch = z.output<typeof LettersSearch>;
