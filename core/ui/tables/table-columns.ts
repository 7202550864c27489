import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  /** Name of the column; on a phone it stands before each value. */
  header: string;
  /** Keeps the name for screen readers only, as over a menu of actions. */
  hideHeader?: boolean;
  /** What stands in the column for a row. */
  cell: (row: Row) => ReactNode;
  /** Numbers and prices stand at the end. */
  align?: 'start' | 'center' | 'end';
  /** Its head sorts the rows, if the table has `onSortChange`. */
  sortable?: boolean;
  /** `low` is left out on a phone; `medium` where the table has the room of a tablet, and is there on a phone's cards. */
  priority?: 'low' | 'medium';
  /** In the footer's row. */
  total?: ReactNode;
  /** No narrower than this, for text that would break into ribbons. */
  width?: 'narrow' | 'medium' | 'wide';
  /** The column chooser leaves it alone. */
  fixed?: boolean;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The order after a press on a column's head: upwards first, then the other way round. */
export const nextSort = (sort: Sort | null | undefined, column: string): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** The columns that are shown: all but the hidden ones, never none. */
export function shownColumns<Of extends { id: string; fixed?: boolean }>(
  columns: readonly Of[],
  hidden: readonly string[] = [],
): readonly Of[] {
  const shown = columns.filter((column) => column.fixed || !hidden.includes(column.id));
  return shown.length > 0 ? shown : columns.slice(0, 1);
}
