import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SlidersHorizontal } from '../../../ui/pictures/icons';
import { Text } from '../../../ui/content/Text';

interface FilteredAwayProps {
  /** Of what nothing is left: "No flights match these filters". */
  title: string;
  /** The filter to lift, by name; null when only lifting all of them helps. */
  filter: string | null;
  /** What that gains: "Without the filter “Stops” there are 12 flights." */
  gain: string;
  /** Lifts it, or all of them. */
  onRelax: () => void;
}

/** Everything is filtered away: names the filter to lift and what that gains (rule 8 of the experience guide). */
export function FilteredAway({ title, filter, gain, onRelax }: FilteredAwayProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={SlidersHorizontal}
      title={title}
      action={
        <Button onClick={onRelax}>{filter === null ? t`Clear filters` : t`Remove filter: ${filter}`}</Button>
      }
    >
      <Text tone="secondary">{gain}</Text>
    </EmptyState>
  );
}
