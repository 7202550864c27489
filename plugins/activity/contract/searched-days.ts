import { z } from 'zod/mini';
import { isDay } from '@/core/contract/date';
import { activityFieldRefusals } from './refusals';

const day = z.string().check(z.refine(isDay, activityFieldRefusals.date.reason));

/** The days of a search, both included, where it takes place. Without days it is any day; a first day alone is that day. */
export const SearchedDays = { from: z.optional(day), to: z.optional(day) };

/** The last day is not before the first, and never stands alone. */
export const daysInOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => to === undefined || (from !== undefined && to >= from),
  { error: activityFieldRefusals.date.reason, path: ['to'] },
);
