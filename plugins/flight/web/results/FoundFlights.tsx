import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { Button } from '@/core/ui/Button';
import { Dialog } from '@/core/ui/Dialog';
import { SlidersHorizontal } from '@/core/ui/icons';
import { Inline, Show, Split, Stack } from '@/core/ui/layout';
import { Pagination } from '@/core/ui/Pagination';
import type { Criteria } from '../search/criteria';
import { EmptyResults } from './EmptyResults';
import { facetsOf } from './facets';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { activeFilters, type Filters } from './filters';
import { FlightList } from './FlightList';
import * as css from './FoundFlights.css';
import { LateFlights } from './LateFlights';
import type { SearchState } from './search-state';
import { SearchStatus } from './SearchStatus';
import type { Sort } from './sort';
import { SortTabs } from './SortTabs';
import { useDrawn } from './use-drawn';
import { useStable } from './use-stable';
import { relaxation, viewOf } from './view';

export interface FoundFlightsProps {
  search: SearchState;
  criteria: Criteria;
  filters: Filters;
  sort: Sort;
  page: number;
  /** The itinerary that is unfolded. */
  details: string | undefined;
  /** On a phone the filters lie over the list. */
  sheet: boolean;
  onFilters: (filters: Filters) => void;
  onSort: (sort: Sort) => void;
  onPage: (page: number) => void;
  onDetails: (id: string | undefined) => void;
  onSheet: (open: boolean) => void;
  onRetry: () => void;
}

/** What was found: filters beside the list, or in a sheet on a phone; sort tabs, cards, pages. */
export function FoundFlights(props: FoundFlightsProps) {
  const { search, criteria, filters, sort, page, details, sheet } = props;
  const { onFilters, onSort, onPage, onDetails, onSheet, onRetry } = props;
  const { t } = useLingui();
  const { table, late, admit } = useDrawn(search.offers, filters);
  const facets = useMemo(() => facetsOf(table), [table]);
  const view = useMemo(() => viewOf(table, filters, sort, page), [table, filters, sort, page]);
  const list = useRef<HTMLDivElement>(null);
  const active = activeFilters(filters).length;
  // Another order or other filters move everything anyway: what waits comes along.
  const filter = useStable((next: Filters) => {
    admit();
    onFilters(next);
  });
  const panel = <FilterPanel facets={facets} filters={filters} onChange={filter} />;

  return (
    <Split side="start" width="narrow" aside={<Show from="desktop">{panel}</Show>}>
      <Stack gap={16}>
        <SortTabs
          value={sort}
          onChange={(next) => {
            admit();
            onSort(next);
          }}
          winners={view.winners}
        />
        <Show until="desktop">
          <Button variant="secondary" icon={SlidersHorizontal} onClick={() => onSheet(true)}>
            {active > 0 ? t`Filters (${active})` : t`Filters`}
          </Button>
        </Show>
        <SearchStatus search={search} count={view.count} onRetry={onRetry} />
        <FilterChips filters={filters} facets={facets} onChange={filter} />
        <div ref={list} tabIndex={-1} className={css.list}>
          <LateFlights
            late={late}
            onShow={() => {
              admit();
              // The button goes away; reading goes on at the top of the list.
              list.current?.focus({ preventScroll: true });
              list.current?.scrollIntoView({ block: 'start' });
            }}
          />
          {view.count === 0 ? (
            <EmptyResults filters={filters} relaxation={relaxation(table, filters)} onChange={filter} />
          ) : (
            <FlightList rows={view.rows} families={search.families} {...{ criteria, details, onDetails }} />
          )}
        </div>
        {view.pageCount > 1 && (
          <Inline justify="center">
            <Pagination page={view.page} pageCount={view.pageCount} onPageChange={onPage} />
          </Inline>
        )}
      </Stack>
      <Dialog
        open={sheet}
        onOpenChange={onSheet}
        title={t`Filters`}
        footer={
          <>
            <Button variant="quiet" disabled={active === 0} onClick={() => filter({})}>
              {t`Clear filters`}
            </Button>
            <Button onClick={() => onSheet(false)}>
              {plural(view.count, { one: 'Show # flight', other: 'Show # flights' })}
            </Button>
          </>
        }
      >
        {panel}
      </Dialog>
    </Split>
  );
}
