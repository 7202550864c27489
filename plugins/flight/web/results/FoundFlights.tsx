import { plural } from '@lingui/core/macro';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { FilteredAway } from '@/core/selling/results/filters/FilteredAway';
import { FilterFrame } from '@/core/selling/results/filters/FilterFrame';
import { relaxation } from '@/core/selling/results/filters/passes';
import { ResultList } from '@/core/selling/results/list/ResultList';
import { FoundStatus } from '@/core/selling/results/SearchStatus';
import { useDrawn } from '@/core/selling/results/list/use-drawn';
import type { ResultsView } from '@/core/selling/results/view/use-results-view';
import { Inline } from '@/core/ui/content/layout';
import { Pagination } from '@/core/ui/navigation/Pagination';
import type { Criteria } from '../search/criteria/criteria';
import { facetsOf } from './filters/facets';
import { FilterChips } from './filters/FilterChips';
import { FilterPanel } from './filters/FilterPanel';
import { useFilterWords } from './filters/filter-words';
import { activeFilters, flightTests, type Filters } from './filters/filters';
import { FlightList } from './list/FlightList';
import type { SearchState } from './searching/search-state';
import { FLIGHT_WORDS } from './result-words';
import { listedRows, type Sort } from './list/sort';
import { SortTabs } from './list/SortTabs';
import { tableOf, type ResultTable } from './table/result-table';
import { atKnownPrices, viewOf } from './list/view';

export interface FoundFlightsProps extends Omit<ResultsView<Criteria, Filters, Sort>, 'change' | 'onMap'> {
  search: SearchState;
  onRetry: () => void;
}

/** What was found: filters beside the list, or in a sheet on a phone; sort tabs, cards, pages. */
export function FoundFlights(props: FoundFlightsProps) {
  const { search, criteria, filters, sort, page, details, sheet } = props;
  const { setFilters, setSort, setPage, setDetails, setSheet, onRetry } = props;
  const words = useFilterWords();
  // A press is painted before the list that it leads to.
  const chosen = useDeferredValue(filters);
  const order = useDeferredValue(sort);
  const unfolded = useDeferredValue(details);
  const listed = useCallback((table: ResultTable) => listedRows(table, chosen, order), [chosen, order]);
  const { known, table, version, late, admit } = useDrawn(search.data, tableOf, listed);
  const facets = useMemo(() => facetsOf(known, chosen), [known, chosen]);
  const drawn = useMemo(() => viewOf(table, chosen, order, page), [table, chosen, order, page]);
  // Whatever waits to be listed, counts, prices and the first of each order are of all that is known.
  const view = useMemo(
    () => (known === table ? drawn : viewOf(known, chosen, order, page)),
    [known, table, drawn, chosen, order, page],
  );
  const rows = useMemo(
    () => (known === table ? drawn.rows : atKnownPrices(drawn.rows, known, chosen)),
    [known, table, drawn, chosen],
  );
  // Another order or other filters move everything anyway: what waits comes along.
  const filter = useCallback(
    (next: Filters) => {
      admit();
      setFilters(next);
    },
    [admit, setFilters],
  );
  return (
    <FilterFrame
      panel={<FilterPanel facets={facets} filters={filters} onChange={filter} />}
      sheet={{
        open: sheet,
        onOpenChange: setSheet,
        active: activeFilters(filters).length,
        onClear: () => filter({}),
        show: FLIGHT_WORDS.show(view.count),
      }}
      head={
        <SortTabs
          value={sort}
          onChange={(next) => {
            admit();
            setSort(next);
          }}
          winners={view.winners}
        />
      }
    >
      <FilterChips filters={filters} facets={facets} onChange={filter} />
      <ResultList
        status={<FoundStatus words={FLIGHT_WORDS} held={search} count={view.count} onRetry={onRetry} />}
        late={late}
        more={(count) => plural(count, { one: '# more flight', other: '# more flights' })}
        admit={admit}
      >
        {drawn.count === 0 ? (
          <FilteredAway
            filters={filters}
            words={FLIGHT_WORDS}
            nameOf={words.filter}
            relaxation={relaxation(known.itineraries, flightTests(chosen))}
            onChange={filter}
          />
        ) : (
          <FlightList
            key={version}
            rows={rows}
            criteria={criteria}
            details={unfolded}
            families={search.families}
            onDetails={setDetails}
          />
        )}
      </ResultList>
      {drawn.pageCount > 1 && (
        <Inline justify="center">
          <Pagination page={drawn.page} pageCount={drawn.pageCount} onPageChange={setPage} />
        </Inline>
      )}
    </FilterFrame>
  );
}
