/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, the parts keep the roles of a table only when they are written */
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Alert } from '../feedback/Alert';
import { classes } from '../content/box';
import { Skeleton } from '../feedback/Skeleton';
import { Progress } from '../feedback/Progress';
import { type Column, shownColumns, type Sort } from './table-columns';
import { selectionState, selectPage, selectRow } from './table-selection';
import * as css from './Table.css';
import { CardSort, goByRow, HeadCell, SelectBox, SelectionBar, type TableSelection } from './TableParts';
import { VisuallyHidden } from '../content/Text';

export type { Column, Sort } from './table-columns';
export type { TableSelection } from './TableParts';

/** Which rows are drawn, by their place, and the pixels that those before and after them take. */
export interface DrawnRows {
  indices: readonly number[];
  before: number;
  after: number;
  measure?: (row: HTMLElement | null) => void;
}

export type UseDrawnRows = (table: {
  frame: RefObject<HTMLElement | null>;
  count: number;
  keyOf: (index: number) => string;
  density: 'comfortable' | 'compact';
}) => DrawnRows;

const useAllRows: UseDrawnRows = ({ count }) => ({
  indices: Array.from({ length: count }, (_, index) => index),
  before: 0,
  after: 0,
});

export interface TableProps<Row> {
  /** Names the table. */
  caption: string;
  /** Keeps the caption for screen readers only. */
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  /** Ids of columns that the reader has hidden, see `ColumnChooser`. */
  hidden?: readonly string[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How the rows are ordered; the caller orders them. */
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
  /** Gives each row a box. */
  selection?: TableSelection<Row>;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
  /** Skeletons while there are no rows; with rows, these stay below a bar. */
  loading?: boolean;
  /** Why the rows could not be loaded; stands in their place. */
  error?: ReactNode;
  /** Offers to try again beside `error`. */
  onRetry?: () => void;
  /** Keeps the head in view and scrolls the rows. */
  stickyHeader?: boolean;
  /** Keeps the first column in view while the others scroll sideways. */
  stickyFirstColumn?: boolean;
  /** Which rows are drawn, where not all are: see `LongTable`. The frame scrolls then. */
  useDrawnRows?: UseDrawnRows;
  density?: 'comfortable' | 'compact';
  /** `cards` turns every row into a card where the table has less than 640 px. */
  narrow?: 'cards' | 'scroll';
}

/** Rows and columns. It scrolls sideways in its own frame, so the page never does. */
export function Table<Row>({
  caption,
  hideCaption = true,
  columns: given,
  hidden,
  rows,
  rowKey,
  sort,
  onSortChange,
  selection,
  empty,
  loading = false,
  error,
  onRetry,
  stickyHeader = false,
  stickyFirstColumn = false,
  useDrawnRows = useAllRows,
  density = 'comfortable',
  narrow = 'cards',
}: TableProps<Row>) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const anchor = useRef<string | null>(null);
  const columns = shownColumns(given, hidden);
  const virtual = useDrawnRows !== useAllRows;
  const fixedHead = stickyHeader || virtual;
  const width = columns.length + (selection ? 1 : 0);
  const whole = error !== undefined || rows.length === 0;
  const body = error === undefined ? rows : [];

  const keyOf = (index: number) => rowKey(body[index]!);
  const drawn = useDrawnRows({ frame, count: body.length, keyOf, density });

  const keys = selection ? body.filter((row) => selection.isSelectable?.(row) ?? true).map(rowKey) : [];
  const state = selection?.all ? 'all' : selection ? selectionState(selection.selected, keys) : 'none';
  const pageBox = selection && keys.length > 0 && (
    <SelectBox
      label={t`Select all rows in view`}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      onChange={(on) =>
        selection.onChange(selectPage(selection.all ? new Set() : selection.selected, keys, on), false)
      }
    />
  );
  /** What can be done with a row stays in reach, however many columns stand before it. */
  const isMenu = (column: Column<Row>, index: number) =>
    column.hideHeader === true && index > 0 && index === columns.length - 1;
  const look = (column: Column<Row>, index: number, head: boolean) =>
    classes(
      css.align[column.align ?? 'start'],
      column.width && css.width[column.width],
      column.priority && css[column.priority],
      stickyFirstColumn && index === 0 && css.pinned,
      stickyFirstColumn && index === 0 && head && css.pinnedHead,
      stickyFirstColumn && index === 0 && selection && css.afterBox,
      isMenu(column, index) && css.pinnedEnd,
      isMenu(column, index) && head && css.pinnedHead,
    );
  const canSort = onSortChange && given.some((one) => one.sortable);
  const boxLook = classes(css.boxCell, stickyFirstColumn && css.pinned);
  const gap = (height: number) =>
    height > 0 && (
      <tr data-filler="" aria-hidden="true">
        <td colSpan={width} className={css.filler} style={{ height }} />
      </tr>
    );
  return (
    <div className={classes(css.holder, narrow === 'cards' && css.asCards)}>
      {selection && (state !== 'none' || selection.selected.size > 0) && (
        <SelectionBar selection={selection} shown={body.length} pageSelected={state === 'all'} />
      )}
      {/* Whatever rows there are: what comes and goes with them would push them about. */}
      {narrow === 'cards' && (canSort || pageBox) && (
        <div className={css.cardTools}>
          {canSort ? <CardSort columns={columns} sort={sort} onSortChange={onSortChange} /> : <span />}
          {pageBox && (
            <label className={css.cardAll}>
              <Trans>Select all</Trans>
              {pageBox}
            </label>
          )}
        </div>
      )}
      <div
        ref={frame}
        className={classes(css.frame, fixedHead && css.scrolling, !virtual && css.flowing)}
        // It is no landmark, since the section around it often is one.
        role="group"
        aria-label={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {loading && rows.length > 0 && (
          <div className={css.busy}>
            <Progress label={t`Loading`} hideLabel />
          </div>
        )}
        {/* As cards the parts are no longer a table to the browser; the roles keep it one to a screen reader. */}
        <table
          role="table"
          className={css.table}
          aria-busy={loading}
          aria-rowcount={virtual ? rows.length + 1 : undefined}
        >
          <caption className={hideCaption ? undefined : css.caption}>
            {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              {selection && (
                <th
                  scope="col"
                  role="columnheader"
                  className={classes(
                    css.head,
                    fixedHead && css.stuck,
                    boxLook,
                    stickyFirstColumn && css.pinnedHead,
                  )}
                >
                  {pageBox || <VisuallyHidden>{t`Selection`}</VisuallyHidden>}
                </th>
              )}
              {columns.map((column, index) => (
                <HeadCell
                  key={column.id}
                  column={column}
                  sort={sort}
                  onSortChange={onSortChange}
                  className={classes(css.head, fixedHead && css.stuck, look(column, index, true))}
                />
              ))}
            </tr>
          </thead>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it */}
          <tbody role="rowgroup" onKeyDown={goByRow}>
            {gap(drawn.before)}
            {drawn.indices.map((index) => {
              const row = body[index]!;
              const key = rowKey(row);
              const selectable = selection && (selection.isSelectable?.(row) ?? true);
              const chosen = Boolean(selectable && (selection.all || selection.selected.has(key)));
              return (
                <tr
                  key={key}
                  role="row"
                  ref={drawn.measure}
                  data-index={virtual ? index : undefined}
                  aria-rowindex={virtual ? index + 2 : undefined}
                  data-selected={chosen || undefined}
                  data-selectable={selectable || undefined}
                  className={css.row}
                >
                  {selection && (
                    <td role="cell" className={classes(css.cell, boxLook)}>
                      {selectable && (
                        <SelectBox
                          label={t`Select ${selection.rowLabel(row)}`}
                          checked={chosen}
                          onChange={(on, shift) => {
                            const known = selection.all ? new Set(keys) : selection.selected;
                            selection.onChange(
                              selectRow(known, keys, key, on, shift ? anchor.current : null),
                              false,
                            );
                            anchor.current = key;
                          }}
                        />
                      )}
                    </td>
                  )}
                  {columns.map((column, at) => (
                    <td
                      key={column.id}
                      role="cell"
                      data-label={at > 0 && !column.hideHeader ? column.header : undefined}
                      data-title={at === 0 || undefined}
                      data-menu={isMenu(column, at) || undefined}
                      className={classes(
                        css.cell,
                        density === 'compact' && css.compact,
                        look(column, at, false),
                      )}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              );
            })}
            {gap(drawn.after)}
            {loading &&
              rows.length === 0 &&
              error === undefined &&
              Array.from({ length: 5 }, (_, index) => (
                <tr key={index} role="row">
                  {selection && <td role="cell" className={classes(css.cell, css.boxCell)} />}
                  {columns.map((column, at) => (
                    <td key={column.id} role="cell" className={classes(css.cell, look(column, at, false))}>
                      <Skeleton width={at === 0 ? '3/4' : '1/2'} />
                    </td>
                  ))}
                </tr>
              ))}
            {whole && (!loading || error !== undefined) && (
              <tr role="row" data-whole="">
                <td role="cell" colSpan={width}>
                  {error !== undefined ? (
                    <Alert tone="danger" live onRetry={onRetry}>
                      {error}
                    </Alert>
                  ) : (
                    (empty ?? <p className={css.caption}>{t`Nothing here yet`}</p>)
                  )}
                </td>
              </tr>
            )}
          </tbody>
          {!whole && columns.some((column) => column.total !== undefined) && (
            <tfoot role="rowgroup">
              <tr role="row">
                {selection && (
                  <td role="cell" className={classes(css.cell, css.foot, fixedHead && css.footStuck)} />
                )}
                {columns.map((column, at) => (
                  <td
                    key={column.id}
                    role="cell"
                    data-label={at > 0 && column.total !== undefined ? column.header : undefined}
                    data-title={at === 0 || undefined}
                    className={classes(
                      css.cell,
                      look(column, at, false),
                      css.foot,
                      fixedHead && css.footStuck,
                    )}
                  >
                    {column.total}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  );
}
