import { Text } from '@/core/ui/content/Text';
import type { BookedActivity } from '../../contract';
import { policyTexts } from '../../say/terms';
import { useActivityWords } from '../activity-words';

/** What cancelling gives back, before the question is asked (R338, R339). */
export function CancelNote({ offer: { activity, option } }: { offer: BookedActivity }) {
  const words = useActivityWords();
  const isOver = option.freeUntil !== null && option.freeUntil <= new Date().toISOString();
  const lines =
    option.freeUntil && !isOver
      ? [words.freeUntil(option.freeUntil, activity)]
      : policyTexts(activity.refund, words.say);
  return (
    <Text size={14} tone="secondary">
      {lines.join(' ')}
    </Text>
  );
}
