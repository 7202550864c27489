import type { ResponseOf } from '@/core/contract';
import { callOf, readWith } from '@/core/query/call';
import { followed, type Found } from '@/core/selling/results/sources';
import {
  type ActivityCard,
  type ActivitySearchInput,
  type Held,
  NOTHING_HELD,
  searchActivities,
  withAnswer,
} from '../../contract';

export interface FoundActivities extends Found<ActivityCard> {
  /** As the rules of pages know it, and the last page in it. */
  held: Held<ActivityCard>;
  page: number;
}

type Answer = ResponseOf<typeof searchActivities>;

const withPage = (before: Held<ActivityCard>, answer: Answer, page: number): FoundActivities => {
  const held = withAnswer(before, answer, page);
  return { data: held.activities, suppliers: answer.suppliers, done: !held.hasMore, held, page };
};

/** Page after page until there is no more; each is appended (R315, R316). */
export const activitySource = followed<Answer, FoundActivities>({
  first: (answer) => withPage(NOTHING_HELD, answer, 1),
  next({ held, page, suppliers }, { input }) {
    if (!held.hasMore) return null;
    const { body } = input as { body: ActivitySearchInput };
    return readWith(callOf(searchActivities, { body: { ...body, page: page + 1 } }), (answer) => ({
      ...withPage(held, answer, page + 1),
      suppliers,
    }));
  },
});
