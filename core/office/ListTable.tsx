import { useLingui } from '@lingui/react/macro';
import { wordsOf } from '../i18n/words-of';
import { Button, IconButton } from '../ui/actions/Button';
import { Menu, type MenuItem } from '../ui/actions/Menu';
import { Stack } from '../ui/content/layout';
import { EmptyState, type EmptyStateProps } from '../ui/feedback/EmptyState';
import { Ellipsis, SearchX } from '../ui/pictures/icons';
import { Table, type TableProps } from '../ui/tables/Table';
import { TablePager } from '../ui/tables/TablePager';

/** What is known of a list: its rows, and where there are more of them, which page these are. */
interface ListOf<Row> {
  query: {
    data: { data: readonly Row[]; totalCount?: number } | undefined;
    isError: boolean;
    isFetching: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  page?: number;
  size?: number;
  onPage?: (page: number) => void;
  onSize?: (size: number) => void;
  isNarrowed?: boolean;
  clear?: () => void;
}

export interface ListTableProps<Row> extends Pick<
  TableProps<Row>,
  'caption' | 'columns' | 'hidden' | 'sort' | 'onSortChange' | 'selection'
> {
  list: ListOf<Row>;
  keyOf: (row: Row) => string;
  /** Stands in place of the rows while there are none at all. */
  empty?: EmptyStateProps;
  /** The same where filters leave none; `clear` takes them away. */
  unmatched?: { title: string; clear?: string };
  /** What can be done with a row, in a menu at its end. */
  actions?: { nameOf: (row: Row) => string; itemsOf: (row: Row) => readonly MenuItem[] };
  /** Tells the pages of several lists apart. */
  pages?: string;
  /** How many rows a reader may have on a page. */
  sizes?: readonly number[];
}

/** One page of a list, what stands there without rows, and the way to the other pages. */
export function ListTable<Row>({
  list: { query, page = 1, size = Infinity, onPage, onSize, isNarrowed, clear },
  columns,
  keyOf,
  empty,
  unmatched,
  actions,
  pages,
  sizes,
  selection,
  ...table
}: ListTableProps<Row>) {
  const { t } = useLingui();
  const rows = query.data?.data ?? [];
  const total = query.data?.totalCount ?? rows.length;
  const menu = (row: Row) => {
    const label = t`Actions for ${actions!.nameOf(row)}`;
    return (
      <Menu
        label={label}
        align="end"
        trigger={<IconButton icon={Ellipsis} label={label} size="small" />}
        items={actions!.itemsOf(row)}
      />
    );
  };
  const isBeyond = total > 0 && rows.length === 0 && onPage !== undefined;
  const instead: EmptyStateProps | undefined = isBeyond
    ? {
        icon: SearchX,
        title: t`This page is empty`,
        action: <Button variant="secondary" onClick={() => onPage(1)}>{t`To the first page`}</Button>,
      }
    : isNarrowed && unmatched && empty
      ? {
          ...{ icon: empty.icon, level: empty.level, title: unmatched.title },
          action: unmatched.clear && (
            <Button variant="secondary" onClick={clear}>
              {unmatched.clear}
            </Button>
          ),
        }
      : empty;
  return (
    <Stack gap={20}>
      <Table
        {...table}
        selection={total > 0 ? selection : undefined}
        columns={
          actions
            ? [
                ...columns,
                { id: 'menu', header: t`Actions`, hideHeader: true, align: 'end', fixed: true, cell: menu },
              ]
            : columns
        }
        rows={rows}
        rowKey={keyOf}
        loading={query.isFetching}
        {...(query.isError ? { error: wordsOf(query.error) } : {})}
        onRetry={() => void query.refetch()}
        empty={instead && <EmptyState {...instead} />}
      />
      {(sizes || total > size) && onPage && (
        <TablePager
          page={page}
          pageSize={size}
          total={total}
          onPageChange={onPage}
          label={pages}
          pageSizes={sizes}
          onPageSizeChange={sizes && onSize}
        />
      )}
    </Stack>
  );
}
