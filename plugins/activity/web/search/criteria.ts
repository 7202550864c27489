import { z } from 'zod/mini';
import { lenient } from '@/core/address/use-address';
import { isDate } from '@/core/ui/dates/date-range';
import type { ActivitySearchInput } from '../../contract';

/** The pages of the results and of one activity. */
export const RESULTS = '/booknow/activities/search';
export const DETAILS = '/booknow/activities/result-details/$productCode';

const day = lenient(z.string().check(z.refine(isDate)));
const text = (most: number) => lenient(z.string().check(z.trim(), z.minLength(1), z.maxLength(most)));

/** What is looked for, as it stands in the addresses of the screens. */
export const criteriaShape = {
  /** Id of the destination, and its name for as long as it is not known otherwise. */
  destination: text(80),
  name: text(120),
  /** `YYYY-MM-DD`; without days it is any day, a first one alone is that day. */
  from: day,
  to: day,
  /** Words of a title. */
  title: text(120),
};
export const CriteriaSearch = z.object(criteriaShape);
export type Criteria = z.output<typeof CriteriaSearch>;
const NAMES = Object.keys(criteriaShape) as (keyof Criteria)[];

/** Only what a search is made of. */
export const toCriteria = (from: Criteria): Criteria =>
  Object.fromEntries(NAMES.map((name) => [name, from[name]] as const).filter(([, value]) => value));

/** The days that are looked at, of the list as of a page; none are any day. */
export const daysOf = ({ from, to }: Criteria): Pick<ActivitySearchInput, 'from' | 'to'> => ({
  ...(from ? { from } : {}),
  ...(from && to && to > from ? { to } : {}),
});

/** R314: what is asked for; null without a destination. */
export const toSearch = ({ title, destination, ...days }: Criteria): ActivitySearchInput | null =>
  destination ? { destinationId: destination, ...daysOf(days), ...(title ? { title } : {}) } : null;
