import type { Covered } from '@/core/say/protected';
import type { BookedActivity } from '../contract';

/** What protection goes by of an activity. */
export const startOf = ({ activity, option }: Pick<BookedActivity, 'activity' | 'option'>): Covered => ({
  startsAt: option.startsAt.day,
  zone: activity.zone,
});
