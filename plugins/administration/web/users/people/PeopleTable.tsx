import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@/core/ui/actions/Button';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { SearchX } from '@/core/ui/pictures/icons';
import { Stack } from '@/core/ui/content/layout';
import { type Column, Table, type TableSelection } from '@/core/ui/tables/Table';
import { TablePager } from '@/core/ui/tables/TablePager';
import {
  hiddenOf,
  isNarrowed,
  PAGE_SIZES,
  pageOf,
  type PeopleSearch,
  sizeOf,
  sortIn,
  tableSort,
} from './address';
import { wordsOf } from '@/core/i18n/words-of';

interface PeopleTableProps<Row> {
  caption: string;
  search: PeopleSearch;
  onChange: (part: Partial<PeopleSearch>) => void;
  columns: readonly Column<Row>[];
  query: {
    data: { data: Row[]; totalCount: number } | undefined;
    isError: boolean;
    isFetching: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  selection?: TableSelection<Row>;
  /** Stands there while there is nobody at all. */
  empty: ReactNode;
}

/** One page of people with its order, its selection and the other pages; all of it is in the address. */
export function PeopleTable<Row extends { _id: string }>({
  caption,
  search,
  onChange,
  columns,
  query,
  selection,
  empty,
}: PeopleTableProps<Row>) {
  const { t } = useLingui();
  const total = query.data?.totalCount ?? 0;
  const isBeyond = total > 0 && query.data?.data.length === 0;
  return (
    <Stack gap={16}>
      <Table
        caption={caption}
        columns={columns}
        hidden={hiddenOf(search)}
        rows={query.data?.data ?? []}
        rowKey={(row) => row._id}
        sort={tableSort(search)}
        onSortChange={(sort) => onChange(sortIn(sort))}
        loading={query.isFetching && !query.isError}
        {...(query.isError
          ? {
              error: wordsOf(query.error),
              onRetry: () => void query.refetch(),
            }
          : {})}
        {...(selection && total > 0 ? { selection } : {})}
        empty={
          isNarrowed(search) || isBeyond ? (
            <EmptyState
              level={2}
              icon={SearchX}
              title={isBeyond ? t`This page is empty` : t`Nobody was found`}
              action={
                <Button
                  variant="secondary"
                  onClick={() =>
                    onChange(
                      isBeyond
                        ? { page: undefined }
                        : { find: undefined, status: undefined, agent: undefined, restricted: undefined },
                    )
                  }
                >
                  {isBeyond ? t`To the first page` : t`Clear filters`}
                </Button>
              }
            />
          ) : (
            empty
          )
        }
      />
      {!query.isError && (
        <TablePager
          page={pageOf(search)}
          onPageChange={(page) => onChange({ page: page === 1 ? undefined : page })}
          pageSize={sizeOf(search)}
          pageSizes={PAGE_SIZES}
          onPageSizeChange={(size) => onChange({ size: size === PAGE_SIZES[0] ? undefined : size })}
          total={total}
          label={caption}
        />
      )}
    </Stack>
  );
}
