import { protectedUntil } from '@/core/say/protected';
import { Text } from '@/core/ui/content/Text';
import type { ActivityReservation } from '../../contract';
import { startOf } from '../../say/start';
import { policyTexts } from '../../say/terms';
import { useActivityWords } from '../activity-words';

/** What cancelling gives back, before the question is asked (R338, R339). */
export function CancelNote({
  reservation: { offer, price },
}: {
  reservation: Pick<ActivityReservation, 'offer' | 'price'>;
}) {
  const words = useActivityWords();
  const { activity, option } = offer;
  const covered = protectedUntil(price, startOf(offer));
  const until = option.freeUntil ?? option.partlyUntil?.until;
  const isOver = until === undefined || until <= new Date().toISOString();
  const lines =
    isOver && !covered
      ? policyTexts(activity.refund, words.say)
      : [words.returns(isOver ? { freeUntil: null } : option, activity, covered)];
  return (
    <Text size={14} tone="secondary">
      {lines.join(' ')}
    </Text>
  );
}
