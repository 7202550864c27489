import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { SearchStatus as Status } from '@/core/selling/results/SearchStatus';
import { progressOf, type SearchState } from './search-state';

interface SearchStatusProps {
  search: Pick<SearchState, 'suppliers' | 'done'>;
  /** Flights in the list; absent before there is one. */
  count?: number;
  onRetry: () => void;
}

/** How many flights there are, and how far the search for them is. */
export function SearchStatus({ search, count, onRetry }: SearchStatusProps) {
  const { t } = useLingui();
  return (
    <Status
      count={count === undefined ? null : <Plural value={count} one="# flight" other="# flights" />}
      searching={t`Searching flights`}
      suppliers={search.suppliers}
      found={({ flights }) => plural(flights, { one: '# flight', other: '# flights' })}
      done={search.done}
      progress={progressOf(search)}
      onRetry={onRetry}
    />
  );
}
