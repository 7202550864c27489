import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilteredAway } from '@/core/selling/results/filters/FilteredAway';
import type { Relaxation } from '@/core/selling/results/filters/passes';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { Stack } from '@/core/ui/content/layout';
import { SearchX } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import { useFilterWords } from './filters/filter-words';
import { without, type FilterName, type Filters } from './filters/filters';
import type { SearchState } from './searching/search-state';
import { SearchStatus } from './searching/SearchStatus';

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
  relaxation: Relaxation<FilterName> | null;
  onChange: (filters: Filters) => unknown;
}

/** Everything is filtered away: names the filter to lift and what that gains. */
export function EmptyResults({ filters, relaxation, onChange }: EmptyResultsProps) {
  const { t } = useLingui();
  const words = useFilterWords();
  const { filter, gain } = relaxation ?? { filter: null, gain: 0 };
  const name = filter && words.filter(filter);
  return (
    <FilteredAway
      title={t`No flights match these filters`}
      filter={name}
      gain={
        filter
          ? plural(gain, {
              one: `Without the filter “${name}” there is # flight.`,
              other: `Without the filter “${name}” there are # flights.`,
            })
          : plural(gain, {
              one: 'Without filters there is # flight.',
              other: 'Without filters there are # flights.',
            })
      }
      onRelax={() => onChange(filter ? without(filters, filter) : {})}
    />
  );
}
