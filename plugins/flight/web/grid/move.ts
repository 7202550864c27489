/** A cell of the table by row and column. */
export interface Position {
  row: number;
  column: number;
}

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Where a key leads among the cells that can be chosen (`open[row][column]`): arrows to the next one in their direction,
 * Home and End to the ends of the row, with Ctrl to those of the table. Null for other keys and where nothing follows.
 */
export function nextCell(
  open: readonly (readonly boolean[])[],
  { row, column }: Position,
  key: string,
  ctrl: boolean,
): Position | null {
  const step = STEPS[key];
  if (step) {
    for (
      let at = { row: row + step[0], column: column + step[1] };
      open[at.row]?.[at.column] !== undefined;
      at = { row: at.row + step[0], column: at.column + step[1] }
    )
      if (open[at.row]![at.column]) return at;
    return null;
  }
  if (key !== 'Home' && key !== 'End') return null;
  const all = open
    .flatMap((cells, at) => cells.map((is, column) => ({ row: at, column, is })))
    .filter((cell) => cell.is && (ctrl || cell.row === row));
  const target = key === 'Home' ? all[0] : all.at(-1);
  return target ? { row: target.row, column: target.column } : null;
}

/** The cell that Tab leads to: the current dates, else the first that can be chosen. */
export function firstStop(open: readonly (readonly boolean[])[], current: Position | null): Position | null {
  if (current && open[current.row]?.[current.column]) return current;
  const row = open.findIndex((cells) => cells.some(Boolean));
  return row < 0 ? null : { row, column: open[row]!.findIndex(Boolean) };
}
