import { z } from 'zod/mini';
import { endpoint, Money, PageNumber, SupplierReport } from '@/core/contract';
import { ActivityCard } from './activity-card';
import { activityFieldRefusals } from './refusals';
import { DestinationId } from './place';
import { daysInOrder, SearchedDays } from './searched-days';
import {
  ACTIVITY_PAGE_LIMIT,
  DURATIONS,
  POPULARITIES,
  SPECIALS,
  TIMES_OF_DAY,
  TOUR_LANGUAGES,
} from './vocabulary';

/** The first is the usual one. */
export const ACTIVITY_SORTS = ['recommended', 'rating', 'lowest', 'highest', 'shortest'] as const;
export type ActivitySort = (typeof ACTIVITY_SORTS)[number];
/** Of 5. */
export const LEAST_RATINGS = ['4.5', '4', '3.5', '3'] as const;

const some = <Value extends string>(values: readonly Value[]) =>
  z.array(z.enum(values as readonly [Value, ...Value[]])).check(z.maxLength(values.length));
const tag = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** What the list is narrowed by; an absent filter lets everything pass (R319 to R323). */
export const ActivityFilter = z.strictObject({
  durations: z.optional(some(DURATIONS)),
  timesOfDay: z.optional(some(TIMES_OF_DAY)),
  specials: z.optional(some(SPECIALS)),
  popularity: z.optional(some(POPULARITIES)),
  tags: z.optional(z.array(tag).check(z.maxLength(20))),
  languages: z.optional(some(TOUR_LANGUAGES)),
  leastRating: z.optional(z.enum(LEAST_RATINGS)),
  /** Per person, minor units of the agency's currency; null: no upper end. */
  price: z.optional(
    z
      .strictObject({ from: z.int().check(z.minimum(0)), to: z.nullable(z.int().check(z.minimum(0))) })
      .check(z.refine(({ from, to }) => to === null || to >= from)),
  ),
});
export type ActivityFilter = z.output<typeof ActivityFilter>;

/** R314. */
export const ActivitySearch = z
  .strictObject({
    destinationId: z
      .string(activityFieldRefusals.location.reason)
      .check(z.trim(), z.minLength(1, activityFieldRefusals.location.reason), z.maxLength(80)),
    ...SearchedDays,
    /** Words of a title (R324). */
    title: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    filter: z.prefault(ActivityFilter, {}),
    sort: z._default(z.enum(ACTIVITY_SORTS), ACTIVITY_SORTS[0]),
    page: z._default(PageNumber, 1),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(ACTIVITY_PAGE_LIMIT)), ACTIVITY_PAGE_LIMIT),
  })
  .check(daysInOrder);
export type ActivitySearch = z.output<typeof ActivitySearch>;
export type ActivitySearchInput = z.input<typeof ActivitySearch>;

/** What an option of a filter leads to among what passes all other filters. */
export const ActivityFacet = z.object({ value: z.string(), count: z.int(), lowest: z.nullable(Money) });
export const ActivityFacets = z.object({
  durations: z.array(ActivityFacet),
  timesOfDay: z.array(ActivityFacet),
  specials: z.array(ActivityFacet),
  popularity: z.array(ActivityFacet),
  tags: z.array(ActivityFacet),
  languages: z.array(ActivityFacet),
  leastRating: z.array(ActivityFacet),
});
export type ActivityFacets = z.output<typeof ActivityFacets>;

/**
 * R314 to R318. A page of what can be booked within the days. Errors: 422 with the field; 404 `NOT_FOUND` for a destination
 * that is not known; 502 "Something went wrong" when no supplier answers.
 */
export const searchActivities = endpoint({
  method: 'POST',
  path: '/api/activities/search',
  access: 'search',
  summary: 'A page of things to do at a destination.',
  rate: 'search',
  costly: true,
  forClient: true,
  body: ActivitySearch,
  response: z.object({
    data: z.array(ActivityCard),
    /** All that pass. */
    totalRecords: z.int(),
    facets: ActivityFacets,
    /** The lowest and highest price of all that was found; null where nothing was. */
    prices: z.nullable(z.object({ lowest: Money, highest: Money })),
    suppliers: z.array(SupplierReport),
  }),
});

/** R324. Errors as `searchActivities`. */
export const findTitles = endpoint({
  method: 'POST',
  path: '/api/activities/getActivityTitle',
  access: 'search',
  summary: 'Activities of a destination whose title is like what was typed.',
  rate: 'search',
  costly: true,
  body: z.strictObject({
    destinationId: DestinationId,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  }),
  response: z.object({ data: z.array(z.object({ productCode: z.string(), title: z.string() })) }),
});

/** R349. Answers nothing: what was searched for is among the recent searches from then on. */
export const storeSearch = endpoint({
  method: 'POST',
  path: '/api/activities/search-store',
  access: 'search',
  summary: 'Keeps a search among the recent ones.',
  rate: 'write',
  body: z.strictObject({
    destinationId: DestinationId,
    destinationName: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    ...SearchedDays,
  }),
  response: z.object({ data: z.null() }),
});
