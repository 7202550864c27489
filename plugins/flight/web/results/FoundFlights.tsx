import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Button } from '@/core/ui/Button';
import { Dialog } from '@/core/ui/Dialog';
import { SlidersHorizontal } from '@/core/ui/icons';
import { Inline, Show, Split, Stack } from '@/core/ui/layout';
import { Pagination } from '@/core/ui/Pagination';
import type { FareFamily, FlightOffer, SupplierReport } from '../../contract';
import type { Criteria } from '../search/criteria';
import { EmptyResults } from './EmptyResults';
import { facetsOf } from './facets';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { activeFilters, type Filters } from './filters';
import { FlightCard } from './FlightCard';
import type { Sort } from './sort';
import { SortTabs } from './SortTabs';
import { SupplierNote } from './SupplierNote';
import { tableOf } from './table';
import { relaxation, viewOf } from './view';

export interface FoundFlightsProps {
  offers: readonly FlightOffer[];
  families: readonly FareFamily[];
  suppliers: readonly SupplierReport[];
  criteria: Criteria;
  filters: Filters;
  sort: Sort;
  page: number;
  onFilters: (filters: Filters) => void;
  onSort: (sort: Sort) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
  retrying?: boolean;
}

/** What was found: filters beside the list, or in a sheet on a phone; sort tabs, cards, pages. */
export function FoundFlights(props: FoundFlightsProps) {
  const {
    offers,
    families,
    suppliers,
    criteria,
    filters,
    sort,
    page,
    onFilters,
    onSort,
    onPage,
    onRetry,
    retrying = false,
  } = props;
  const { t } = useLingui();
  const [sheet, setSheet] = useState(false);
  const table = useMemo(() => tableOf(offers), [offers]);
  const facets = useMemo(() => facetsOf(table), [table]);
  const view = useMemo(() => viewOf(table, filters, sort, page), [table, filters, sort, page]);
  const active = activeFilters(filters).length;
  const panel = <FilterPanel facets={facets} filters={filters} onChange={onFilters} />;

  if (offers.length === 0) return <EmptyResults filters={filters} relaxation={null} onChange={onFilters} />;
  return (
    <Split side="start" width="narrow" aside={<Show from="desktop">{panel}</Show>}>
      <Stack gap={16}>
        {view.count > 0 && <SortTabs value={sort} onChange={onSort} winners={view.winners} />}
        <Show until="desktop">
          <Button variant="secondary" icon={SlidersHorizontal} onClick={() => setSheet(true)}>
            {active > 0 ? t`Filters (${active})` : t`Filters`}
          </Button>
        </Show>
        <FilterChips filters={filters} facets={facets} onChange={onFilters} />
        <SupplierNote count={view.count} suppliers={suppliers} onRetry={onRetry} retrying={retrying} />
        {view.count === 0 ? (
          <EmptyResults filters={filters} relaxation={relaxation(table, filters)} onChange={onFilters} />
        ) : (
          <Stack gap={12} as="ul" role="list">
            {view.rows.map((itinerary) => (
              <li key={itinerary.id}>
                <FlightCard
                  itinerary={itinerary}
                  family={families.find(({ id }) => id === itinerary.offer.fareFamily)}
                  criteria={criteria}
                />
              </li>
            ))}
          </Stack>
        )}
        {view.pageCount > 1 && (
          <Inline justify="center">
            <Pagination page={view.page} pageCount={view.pageCount} onPageChange={onPage} />
          </Inline>
        )}
      </Stack>
      <Dialog
        open={sheet}
        onOpenChange={setSheet}
        title={t`Filters`}
        footer={
          <>
            <Button variant="quiet" disabled={active === 0} onClick={() => onFilters({})}>
              {t`Clear filters`}
            </Button>
            <Button onClick={() => setSheet(false)}>{t`Show ${view.count} flights`}</Button>
          </>
        }
      >
        {panel}
      </Dialog>
    </Split>
  );
}
