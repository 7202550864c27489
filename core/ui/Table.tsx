import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classes } from './box';
import { Icon } from './Icon';
import { ArrowDown, ArrowUp, ChevronsUpDown } from './icons';
import { Skeleton } from './Skeleton';
import * as css from './Table.css';
import { VisuallyHidden } from './Text';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and prices stand at the end. */
  align?: 'start' | 'center' | 'end';
  sortable?: boolean;
  /** Left out on a phone. */
  priority?: 'low';
  /** In the footer's row. */
  total?: ReactNode;
}
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
  loading?: boolean;
  /** Keeps the head in view and scrolls the rows. */
  stickyHeader?: boolean;
}

/** Rows and columns. It scrolls sideways in its own frame, so the page never does. */
export function Table<Row>({
  caption,
  hideCaption = true,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  empty,
  loading = false,
  stickyHeader = false,
}: TableProps<Row>) {
  const { t } = useLingui();
  const look = (column: Column<Row>) =>
    classes(css.align[column.align ?? 'start'], column.priority && css.low);
  const bare = !loading && rows.length === 0;
  return (
    // It is no landmark, since the section around it often is one.
    <div
      className={classes(css.frame, stickyHeader && css.scrolling)}
      role="group"
      aria-label={caption}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={css.table} aria-busy={loading}>
        <caption className={hideCaption ? undefined : css.caption}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const direction = sort?.column === column.id ? sort.direction : undefined;
              return (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={direction}
                  className={classes(css.head, stickyHeader && css.stuck, look(column))}
                >
                  {column.sortable && onSortChange ? (
                    <button
                      type="button"
                      className={classes(css.sort, direction && css.sorted)}
                      title={t`Sort by ${column.header}`}
                      onClick={() =>
                        onSortChange({
                          column: column.id,
                          direction: direction === 'ascending' ? 'descending' : 'ascending',
                        })
                      }
                    >
                      {column.header}
                      <Icon
                        icon={
                          direction === 'ascending'
                            ? ArrowUp
                            : direction === 'descending'
                              ? ArrowDown
                              : ChevronsUpDown
                        }
                        size="small"
                      />
                    </button>
                  ) : (
                    column.header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {loading &&
            Array.from({ length: 5 }, (_, index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column.id} className={classes(css.cell, look(column))}>
                    <Skeleton width="3/4" />
                  </td>
                ))}
              </tr>
            ))}
          {!loading &&
            rows.map((row) => (
              <tr key={rowKey(row)} className={css.row}>
                {columns.map((column) => (
                  <td key={column.id} className={classes(css.cell, look(column))}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          {bare && (
            <tr>
              <td colSpan={columns.length}>
                {empty ?? <p className={css.caption}>{t`Nothing here yet`}</p>}
              </td>
            </tr>
          )}
        </tbody>
        {!bare && columns.some((column) => column.total !== undefined) && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.id} className={classes(css.cell, css.foot, look(column))}>
                  {column.total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
