import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/core/ui/Button';
import { EmptyState } from '@/core/ui/EmptyState';
import { SearchX, SlidersHorizontal } from '@/core/ui/icons';
import { Text } from '@/core/ui/Text';
import { useResultWords } from '../words';
import { without, type Filters } from './filters';
import type { Relaxation } from './view';

interface EmptyResultsProps {
  filters: Filters;
  relaxation: Relaxation | null;
  onChange: (filters: Filters) => void;
}

/** Nothing to show: names the filter to lift and what that gains, or says that there is nothing (R200). */
export function EmptyResults({ filters, relaxation, onChange }: EmptyResultsProps) {
  const { t } = useLingui();
  const words = useResultWords();
  if (!relaxation) {
    return (
      <EmptyState icon={SearchX} title={t`No flights found`}>
        <Text tone="secondary">
          <Trans>Nothing flies this way on these days. Try other dates, or an airport nearby.</Trans>
        </Text>
      </EmptyState>
    );
  }
  const { filter, gain } = relaxation;
  const name = filter && words.filter(filter);
  return (
    <EmptyState
      icon={SlidersHorizontal}
      title={t`No flights match these filters`}
      action={
        <Button onClick={() => onChange(filter ? without(filters, filter) : {})}>
          {filter ? t`Remove filter: ${name ?? ''}` : t`Clear filters`}
        </Button>
      }
    >
      <Text tone="secondary">
        {filter ? (
          <Plural
            value={gain}
            one={`Without the filter “${name}” there is # flight.`}
            other={`Without the filter “${name}” there are # flights.`}
          />
        ) : (
          <Plural
            value={gain}
            one="Without filters there is # flight."
            other="Without filters there are # flights."
          />
        )}
      </Text>
    </EmptyState>
  );
}
