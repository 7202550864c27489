import type { Language } from '@/core/contract';
import { activityOfId } from '../content/activities';
import { wordsOf } from './content-of';
import { VIEWS } from './views';

/** What names an activity, and a way to do it, at whoever sells it. */
export interface Named {
  readonly supplierId: string;
  readonly activityId: string;
  readonly way: string | undefined;
}

/** What the embedded suppliers say of one of theirs in a language; null of what is not theirs. */
export function toldIn({ supplierId, activityId, way }: Named, language: Language) {
  const activity = VIEWS.some(({ id }) => id === supplierId) ? activityOfId(activityId) : undefined;
  if (!activity) return null;
  const grade = activity.kind.grades.find(({ id }) => id === way);
  return {
    activity: wordsOf(activity, language),
    option: grade ? { title: grade.title[language], text: grade.text[language] } : {},
  };
}
