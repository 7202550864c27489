import { Text } from '@/core/ui/content/Text';
import type { BookedActivity } from '../../contract';
import { policyTexts } from '../../say/terms';
import { useActivityWords } from '../activity-words';

/** What cancelling gives back, before the question is asked (R338, R339). */
export function CancelNote({ offer: { activity, option } }: { offer: BookedActivity }) {
  const words = useActivityWords();
  const until = option.freeUntil ?? option.partlyUntil?.until;
  const isOver = until === undefined || until <= new Date().toISOString();
  const lines = isOver ? policyTexts(activity.refund, words.say) : [words.returns(option, activity)];
  return (
    <Text size={14} tone="secondary">
      {lines.join(' ')}
    </Text>
  );
}
