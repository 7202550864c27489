import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/core/ui/Button';
import { EmptyState } from '@/core/ui/EmptyState';
import { Stack } from '@/core/ui/layout';
import { SearchX, SlidersHorizontal } from '@/core/ui/icons';
import { Text } from '@/core/ui/Text';
import { useResultWords } from '../words';
import { without, type Filters } from './filters';
import type { SearchState } from './search-state';
import { SearchStatus } from './SearchStatus';
import type { Relaxation } from './view';

/** R200: the search has ended and nothing flies, or nothing that the suppliers who answered know of. */
export function NothingFound({ search, onRetry }: { search: SearchState; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Stack gap={16}>
      <SearchStatus search={search} count={0} onRetry={onRetry} />
      <EmptyState icon={SearchX} title={t`No flights found`}>
        <Text tone="secondary">
          <Trans>Nothing flies this way on these days. Try other dates, or an airport nearby.</Trans>
        </Text>
      </EmptyState>
    </Stack>
  );
}

interface EmptyResultsProps {
  filters: Filters;
  relaxation: Relaxation | null;
  onChange: (filters: Filters) => void;
}

/** Everything is filtered away: names the filter to lift and what that gains. */
export function EmptyResults({ filters, relaxation, onChange }: EmptyResultsProps) {
  const { t } = useLingui();
  const words = useResultWords();
  const { filter, gain } = relaxation ?? { filter: null, gain: 0 };
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
