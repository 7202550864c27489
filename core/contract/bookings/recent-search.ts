import { z } from 'zod/mini';
import { IsoDate } from '../date';
import { endpoint } from '../endpoint';

const Product = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
/** The parameters of an address: short texts and numbers. */
const Criteria = z.record(
  z.string().check(z.minLength(1), z.maxLength(40)),
  z.union([z.string().check(z.maxLength(600)), z.number()]),
);
const fits = (value: unknown) => JSON.stringify(value).length <= 4000;

/** A search as its product's plugin wrote it; only that plugin reads it again. */
export const RecentSearchEntry = z.object({
  criteria: Criteria,
  places: z.array(z.record(z.string(), z.unknown())),
});
export type RecentSearchEntry = z.output<typeof RecentSearchEntry>;

/** So many are kept of each product. */
export const KEPT_RECENT = 6;

export const listRecentSearches = endpoint({
  method: 'GET',
  path: '/api/user/recentSearches',
  access: 'user',
  summary: "The user's own last searches of a product, newest first, without those whose day is over.",
  query: z.strictObject({ product: Product }),
  response: z.object({ data: z.array(RecentSearchEntry) }),
});

/** Repeating a search puts it in front. */
export const rememberSearch = endpoint({
  method: 'POST',
  path: '/api/user/recentSearches',
  access: 'user',
  summary: 'Keeps a search for the user, in front of the earlier ones.',
  rate: 'write',
  body: z.strictObject({
    product: Product,
    criteria: Criteria.check(z.refine(fits)),
    places: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(12), z.refine(fits)),
    /** The last day on which it makes sense. */
    lastDay: IsoDate,
  }),
  response: z.object({ data: z.literal(true) }),
});

export const forgetSearches = endpoint({
  method: 'POST',
  path: '/api/user/forgetSearches',
  access: 'user',
  summary: "Forgets one of the user's searches of a product; all of them without criteria.",
  rate: 'write',
  body: z.strictObject({ product: Product, criteria: z.optional(Criteria.check(z.refine(fits))) }),
  response: z.object({ data: z.literal(true) }),
});
