import { z } from 'zod/mini';
import { endpoint, pagingFrom } from '@/core/contract';

/** What somebody looked for on the agency's site. */
export const RecentSearch = z.object({
  id: z.string(),
  location: z.string(),
  /** `YYYY-MM-DD`; null for any day. */
  fromDate: z.nullable(z.string()),
  toDate: z.nullable(z.string()),
  /** Id of the product's plugin. */
  type: z.string(),
  searchedDate: z.string(),
  /** Who searched; null for a visitor. */
  searchedBy: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
export type RecentSearch = z.output<typeof RecentSearch>;

/** R388. A restricted agent sees the own ones only (R171). */
export const listSearches = endpoint({
  method: 'GET',
  path: '/api/agency/search/services',
  access: 'staff',
  summary: "What was searched for on the agency's site in the last 90 days, newest first.",
  query: z.strictObject({
    ...pagingFrom,
  }),
  response: z.object({ data: z.array(RecentSearch), totalCount: z.int() }),
});
