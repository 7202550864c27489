import { plural } from '@lingui/core/macro';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { FilterFrame } from '@/core/results/FilterFrame';
import { relaxation } from '@/core/results/passes';
import { ResultList } from '@/core/results/ResultList';
import { useDrawn } from '@/core/results/use-drawn';
import type { Change } from '@/core/results/use-ahead';
import { usePressed } from '@/core/results/use-pressed';
import { useStable } from '@/core/results/use-stable';
import { Inline } from '@/core/ui/layout';
import { Pagination } from '@/core/ui/Pagination';
import type { Criteria } from '../search/criteria';
import { EmptyResults } from './EmptyResults';
import { facetsOf } from './facets';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { activeFilters, type Filters } from './filters';
import { FlightList } from './FlightList';
import { testsOf } from './passes';
import type { SearchState } from './search-state';
import { SearchStatus } from './SearchStatus';
import { listedRows, type Sort } from './sort';
import { SortTabs } from './SortTabs';
import { tableOf, type ResultTable } from './table';
import { atKnownPrices, viewOf } from './view';

export interface FoundFlightsProps {
  search: SearchState;
  criteria: Criteria;
  filters: Filters;
  sort: Sort;
  page: number;
  /** The itinerary that is unfolded. */
  details: string | undefined;
  /** All that is shown here is not in the address yet. */
  ahead: boolean;
  /** On a phone the filters lie over the list. */
  sheet: boolean;
  onFilters: (change: Change<Filters>) => unknown;
  onSort: (sort: Sort) => unknown;
  onPage: (page: number) => unknown;
  onDetails: (id: string | undefined) => unknown;
  onSheet: (open: boolean) => void;
  onRetry: () => void;
}

interface PagesProps {
  page: number;
  pageCount: number;
  onChange: (page: number) => unknown;
}

/** The pages, by themselves, so that a press is seen before the flights of another page are drawn. */
function Pages({ page, pageCount, onChange }: PagesProps) {
  const [shown, press] = usePressed(page, onChange);
  return <Pagination page={shown} pageCount={pageCount} onPageChange={press} />;
}

/** What was found: filters beside the list, or in a sheet on a phone; sort tabs, cards, pages. */
export function FoundFlights(props: FoundFlightsProps) {
  const { search, criteria, filters, sort, page, details, ahead, sheet } = props;
  const { onFilters, onSort, onPage, onDetails, onSheet, onRetry } = props;
  const listed = useCallback((table: ResultTable) => listedRows(table, filters, sort), [filters, sort]);
  const { known, table, version, late, admit } = useDrawn(search.offers, tableOf, listed);
  const facets = useMemo(() => facetsOf(known, filters), [known, filters]);
  const drawn = useMemo(() => viewOf(table, filters, sort, page), [table, filters, sort, page]);
  // Whatever waits to be listed, counts, prices and the first of each order are of all that is known.
  const view = useMemo(
    () => (known === table ? drawn : viewOf(known, filters, sort, page)),
    [known, table, drawn, filters, sort, page],
  );
  const rows = useMemo(
    () => (known === table ? drawn.rows : atKnownPrices(drawn.rows, known, filters)),
    [known, table, drawn, filters],
  );
  const now = useMemo(() => ({ rows, version }), [rows, version]);
  const later = useDeferredValue(now);
  // What is pressed comes at its own pace; what comes otherwise does not hold up what is done meanwhile.
  const list = ahead ? now : later;
  const unfolded = useDeferredValue(details);
  const unfold = useStable(onDetails);
  // Another order or other filters move everything anyway: what waits comes along.
  const filter = useStable((change: Change<Filters>) => {
    admit();
    return onFilters(change);
  });
  return (
    <FilterFrame
      panel={<FilterPanel facets={facets} filters={filters} onChange={filter} />}
      sheet={{
        open: sheet,
        onOpenChange: onSheet,
        active: activeFilters(filters).length,
        onClear: () => void filter(() => ({})),
        show: plural(view.count, { one: 'Show # flight', other: 'Show # flights' }),
      }}
      head={
        <SortTabs
          value={sort}
          onChange={(next) => {
            admit();
            return onSort(next);
          }}
          winners={view.winners}
        />
      }
    >
      <FilterChips filters={filters} facets={facets} onChange={filter} />
      <ResultList
        status={<SearchStatus search={search} count={view.count} onRetry={onRetry} />}
        late={late}
        more={(count) => plural(count, { one: '# more flight', other: '# more flights' })}
        admit={admit}
      >
        {drawn.count === 0 ? (
          <EmptyResults relaxation={relaxation(known.itineraries, testsOf(filters))} onChange={filter} />
        ) : (
          <FlightList
            key={list.version}
            rows={list.rows}
            criteria={criteria}
            pressed={ahead}
            details={unfolded}
            families={search.families}
            onDetails={unfold}
          />
        )}
      </ResultList>
      {drawn.pageCount > 1 && (
        <Inline justify="center">
          <Pages page={drawn.page} pageCount={drawn.pageCount} onChange={onPage} />
        </Inline>
      )}
    </FilterFrame>
  );
}
