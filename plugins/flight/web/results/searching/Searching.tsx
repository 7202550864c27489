import { ResultsWaiting } from '@/core/selling/results/ResultsWaiting';
import { ResultsSkeleton } from './ResultsSkeleton';
import type { SearchState } from './search-state';
import { SearchStatus } from './SearchStatus';
import { SORTS } from '../list/sort';

const nothing = () => undefined;

/** While the suppliers are asked. */
export const Searching = ({ search, legs }: { search: SearchState; legs: number }) => (
  <ResultsWaiting
    sorts={SORTS.length}
    lines={legs > 1 ? 2 : 1}
    status={<SearchStatus search={search} onRetry={nothing} />}
  >
    <ResultsSkeleton legs={legs} />
  </ResultsWaiting>
);
