import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { OfficePage } from '@/core/office/OfficePage';
import type { BookingAction, Contribution, ListedBooking } from '@/core/plugin';
import { useLookAgain } from '@/core/query/query';
import { useUser } from '@/core/session/session';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { ColumnChooser } from '@/core/ui/tables/ColumnChooser';
import { Download } from '@/core/ui/pictures/icons';
import { Inline } from '@/core/ui/content/layout';
import { Progress } from '@/core/ui/feedback/Progress';
import { Table } from '@/core/ui/tables/Table';
import { TablePager } from '@/core/ui/tables/TablePager';
import { wordsOf } from '@/core/i18n/words-of';
import { PAGE_SIZES } from '../addresses';
import { BookingDrawer } from './drawer/BookingDrawer';
import { AppliedFilters } from './filters/AppliedFilters';
import { FilterBar } from './filters/FilterBar';
import {
  filterOf,
  hiddenOf,
  hideIn,
  isNarrowed,
  pageOf,
  sizeOf,
  sortIn,
  tableSort,
  withoutFilters,
} from './filters/list-filter';
import { NoBookings } from './list/NoBookings';
import { RunAction } from './list/RunAction';
import { useColumns } from './list/use-columns';
import { useCsv } from './list/use-csv';
import { useListAddress } from './filters/use-list-address';
import { useRows, useTotals } from './list/use-rows';
import type { Source } from './list/use-source';
import { ViewsMenu } from './views/ViewsMenu';
import * as css from './bookings.css';

/** Holds the line of the count: a plain space has no height. */
const NO_COUNT = '\u00a0';

interface BookingsViewProps {
  list: Contribution<'bookings.lists'>;
  slug: string;
  source: Source;
  title: string;
}

interface Running {
  action: BookingAction<ListedBooking>;
  row: ListedBooking;
}

/** A list with everything around it. All of it but an action that runs is in the address. */
export function BookingsView({ list, slug, source, title }: BookingsViewProps) {
  const { t } = useLingui();
  const user = useUser();
  const { search, change, replaceAll } = useListAddress();
  const [running, setRunning] = useState<Running | null>(null);
  const filter = filterOf(search);
  const { query, replace } = useRows(list.plugin, source, filter);
  const totals = useTotals(list.plugin, filter);
  const lookAgain = useLookAgain();
  const csv = useCsv(list.plugin, filter, slug);
  const run = (action: Running['action'], row: ListedBooking) => setRunning({ action, row });
  const total = query.data?.totalCount ?? 0;
  const columns = useColumns({ list, source, totals: totals.data ?? [], run });
  const hidden = hiddenOf(search, source.columns);
  return (
    <OfficePage
      title={title}
      width="wide"
      note={
        <span aria-live="polite">
          {query.data ? <Plural value={total} one="# booking" other="# bookings" /> : NO_COUNT}
        </span>
      }
      buttons={
        <Inline gap={8}>
          <ViewsMenu slug={slug} search={search} onOpen={replaceAll} />
          <ColumnChooser
            columns={columns}
            hidden={hidden}
            onChange={(next) => change({ hide: hideIn(next) })}
          />
          <Button
            size="small"
            variant="secondary"
            icon={Download}
            loading={csv.pending}
            disabled={total === 0}
            onClick={() => void csv.download()}
          >
            {t`Download CSV`}
          </Button>
        </Inline>
      }
    >
      {csv.pending && <Progress label={t`Preparing the bookings as CSV`} />}
      {csv.error && (
        <Alert tone="danger" live title={t`The file could not be created`} onDismiss={csv.dismiss}>
          {csv.error}
        </Alert>
      )}
      <FilterBar list={list} search={search} onChange={change} byUser={!user?.isRestrictedAgent} />
      <AppliedFilters list={list} search={search} onChange={change} />
      <div className={css.list}>
        <Table
          caption={title}
          columns={columns}
          hidden={hidden}
          rows={query.data?.rows ?? []}
          rowKey={source.keyOf}
          sort={tableSort(search, source.columns)}
          onSortChange={(sort) => change(sortIn(sort, source.columns))}
          loading={query.isPending || query.isPlaceholderData}
          error={query.isError ? wordsOf(query.error) : undefined}
          onRetry={() => void query.refetch()}
          stickyHeader
          stickyFirstColumn
          density="compact"
          empty={
            <NoBookings
              narrowed={isNarrowed(search)}
              plugin={list.plugin}
              onClear={() => replaceAll(withoutFilters(search))}
            />
          }
        />
      </div>
      <TablePager
        page={pageOf(search)}
        onPageChange={(page) => change({ page: page === 1 ? undefined : page })}
        pageSize={sizeOf(search)}
        onPageSizeChange={(size) => change({ size })}
        pageSizes={PAGE_SIZES}
        total={total}
      />
      {search.booking && (
        <BookingDrawer
          key={search.booking}
          list={list}
          source={source}
          bookingId={search.booking}
          rows={query.data?.rows ?? []}
          run={run}
          onClose={() => change({ booking: undefined })}
        />
      )}
      {running && (
        <RunAction
          {...running}
          plugin={list.plugin}
          onDone={(replaced) => {
            setRunning(null);
            if (replaced) replace(replaced);
            // It may have been refused because somebody else was faster.
            else lookAgain();
          }}
        />
      )}
    </OfficePage>
  );
}
