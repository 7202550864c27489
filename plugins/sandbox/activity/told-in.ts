import type { Language } from '@/core/contract';
import type { ActivityWords, NamedActivity } from '@/plugins/activity/face/port';
import { activityOfId } from './content/activities';
import { wordsOf } from './content-of';

/** What is said of an activity, and of a way to do it, in a language; null of what there is not. */
export function toldIn({ activityId, way }: NamedActivity, language: Language): ActivityWords | null {
  const activity = activityOfId(activityId);
  if (!activity) return null;
  const grade = activity.kind.grades.find(({ id }) => id === way);
  return {
    activity: wordsOf(activity, language),
    option: grade ? { title: grade.title[language], text: grade.text[language] } : {},
  };
}
