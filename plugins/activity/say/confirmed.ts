import { msg, plural } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';
import type { ActivityCard } from '../contract';
import { ACTIVITY_CONFIRMED_WITHIN_HOURS } from '../contract/vocabulary';

/** R337: hours within which an activity is confirmed, by its own supplier's word where it has one. */
export const confirmedWithin = ({
  confirmedWithin: hours = ACTIVITY_CONFIRMED_WITHIN_HOURS,
}: Pick<ActivityCard, 'confirmedWithin'>): number => hours;

/** The same as it is said of what is not confirmed at once. */
export function confirmedText(say: Say, activity: Pick<ActivityCard, 'confirmedWithin'>): string {
  const hours = confirmedWithin(activity);
  return say._(msg`${plural(hours, { one: 'Confirmed within # hour', other: 'Confirmed within # hours' })}`);
}
