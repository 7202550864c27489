import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { classes } from '../content/box';
import { Button, IconButton } from '../actions/Button';
import { box as boxLook } from '../choices/Choice.css';
import { Icon } from '../pictures/Icon';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../pictures/icons';
import { Select } from '../choices/Select';
import { type Column, nextSort, type Sort } from './table-columns';
import * as css from './Table.css';
import { VisuallyHidden } from '../content/Text';

/** Which rows are selected, on this page and beyond it. */
export interface TableSelection<Row> {
  /** Keys of the selected rows, of every page. */
  selected: ReadonlySet<string>;
  /** Everything that was found is selected, rows of other pages included. */
  all?: boolean;
  /** Called with the keys, and with true after "Select all 312". */
  onChange: (selected: ReadonlySet<string>, all: boolean) => void;
  /** How many rows were found on all pages. More than are in view: "Select all 312" is offered. */
  total?: number;
  /** Names a row for its box, such as its locator. */
  rowLabel: (row: Row) => string;
  /** Rows that cannot be selected have no box. */
  isSelectable?: (row: Row) => boolean;
  /** What can be done with the selection. */
  actions?: ReactNode;
}

/** The head of a column; the one that sorts says which way. */
export function HeadCell<Row>({
  column,
  sort,
  onSortChange,
  className,
}: {
  column: Column<Row>;
  sort: Sort | null | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
  className: string;
}) {
  const { t } = useLingui();
  const direction = sort?.column === column.id ? sort.direction : undefined;
  return (
    <th scope="col" role="columnheader" aria-sort={direction} className={className}>
      {column.sortable && onSortChange ? (
        <button
          type="button"
          className={classes(css.sort, direction && css.sorted)}
          title={t`Sort by ${column.header}`}
          onClick={() => onSortChange(nextSort(sort, column.id))}
        >
          {column.header}
          <Icon
            icon={
              direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
            }
            size="small"
          />
        </button>
      ) : column.hideHeader ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : (
        column.header
      )}
    </th>
  );
}

/** What stands in a row and has no use of its own for the arrow keys. */
const CONTROL = 'a[href], button:enabled:not([aria-haspopup]), input[type=checkbox]:enabled';
const WAYS = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' } as const;

/** Up and down lead from a control to its like in the nearest row that has it. */
export function goByRow(event: KeyboardEvent<HTMLElement>): void {
  const way = WAYS[event.key as keyof typeof WAYS];
  const pressed = event.target as Element;
  const cell = pressed.closest('td');
  if (!way || !cell || event.defaultPrevented || !pressed.matches(CONTROL)) return;
  const place = [...cell.querySelectorAll(CONTROL)].indexOf(pressed);
  for (let row = cell.parentElement?.[way]; row; row = row[way]) {
    const like = (row as HTMLTableRowElement).cells[cell.cellIndex]?.querySelectorAll<HTMLElement>(CONTROL)[
      place
    ];
    if (!like) continue;
    event.preventDefault();
    return like.focus();
  }
}

/** A box that tells whether shift was held. */
export function SelectBox({
  label,
  checked,
  indeterminate = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (checked: boolean, shift: boolean) => void;
}) {
  const shift = useRef(false);
  return (
    <input
      type="checkbox"
      aria-label={label}
      className={boxLook}
      checked={checked}
      ref={(element) => {
        if (element) element.indeterminate = indeterminate;
      }}
      onClick={(event) => {
        shift.current = event.shiftKey;
      }}
      onChange={(event) => onChange(event.currentTarget.checked, shift.current)}
    />
  );
}

/** Says what is selected, offers the rest, and what can be done with it. */
export function SelectionBar<Row>({
  selection: { selected, all = false, onChange, total, actions },
  shown,
  pageSelected,
}: {
  selection: TableSelection<Row>;
  /** How many rows are in view. */
  shown: number;
  /** Every row in view is selected. */
  pageSelected: boolean;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const count = all ? (total ?? selected.size) : selected.size;
  const whole = total === undefined ? '' : format.number(total);
  return (
    <div className={css.bar}>
      <span className={css.barWords} role="status">
        {all ? t`All ${whole} selected` : t`${plural(count, { one: '# selected', other: '# selected' })}`}
      </span>
      {!all && pageSelected && total !== undefined && total > shown && (
        <Button size="small" variant="quiet" onClick={() => onChange(selected, true)}>
          <Trans>Select all {whole}</Trans>
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => onChange(new Set(), false)}>
        <Trans>Clear selection</Trans>
      </Button>
      {actions && <div className={css.barActions}>{actions}</div>}
    </div>
  );
}

/** Sorting where the heads are hidden. */
export function CardSort<Row>({
  columns,
  sort,
  onSortChange,
}: {
  columns: readonly Column<Row>[];
  sort: Sort | null | undefined;
  onSortChange: (sort: Sort) => void;
}) {
  const { t } = useLingui();
  const up = sort?.direction !== 'descending';
  return (
    <div className={css.cardSort}>
      <Select
        label={t`Sort by`}
        value={sort?.column ?? ''}
        placeholder={t`Unsorted`}
        options={columns
          .filter((column) => column.sortable)
          .map((column) => ({ value: column.id, label: column.header }))}
        onChange={(column) => onSortChange({ column, direction: 'ascending' })}
      />
      {sort && (
        <IconButton
          icon={up ? ArrowUp : ArrowDown}
          variant="secondary"
          label={up ? t`Ascending; reverse` : t`Descending; reverse`}
          onClick={() => onSortChange(nextSort(sort, sort.column))}
        />
      )}
    </div>
  );
}
