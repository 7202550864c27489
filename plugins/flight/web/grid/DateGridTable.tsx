import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Text } from '@/core/ui/content/Text';
import * as css from './DateGrid.css';
import { DateGridCell } from './DateGridCell';
import { DateGridFrame } from './DateGridFrame';
import type { DatePair, Grid } from './grid';
import { firstStop, nextCell, type Position } from './move';

interface DateGridTableProps {
  grid: Grid;
  onChoose: (dates: DatePair) => void;
}

/** One stop of Tab; arrows, Home and End move among the cells that have a price. */
export function DateGridTable({ grid, onChoose }: DateGridTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<Position | null>(null);
  const open = grid.rows.map((cells) => cells.map(({ price }) => price !== null));
  const row = grid.rows.findIndex((cells) => cells.some(({ current }) => current));
  const now = row < 0 ? null : { row, column: grid.rows[row]!.findIndex(({ current }) => current) };
  const stop = moved ?? firstStop(open, now);

  const buttonAt = (at: Position) =>
    table.current?.querySelector<HTMLButtonElement>(`[data-cell="${at.row}-${at.column}"]`);
  // A narrow window shows a part of the table: it starts with the dates that are searched now.
  useLayoutEffect(() => {
    table.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!stop || event.altKey || event.metaKey) return;
    const next = nextCell(open, stop, event.key, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    setMoved(next);
    buttonAt(next)?.focus();
  };

  return (
    <>
      <DateGridFrame
        ref={table}
        role="grid"
        onKeyDown={onKeyDown}
        grid={grid}
        cell={(row, column) => (
          <DateGridCell
            key={column}
            cell={grid.rows[row]![column]!}
            name={`${row}-${column}`}
            isStop={stop?.row === row && stop.column === column}
            onFocus={() => setMoved({ row, column })}
            onChoose={onChoose}
          />
        )}
      />
      {!grid.lowest && (
        <div className={css.nothing}>
          <Text tone="secondary">
            <Trans>There are no flights on this route on these days.</Trans>
          </Text>
        </div>
      )}
    </>
  );
}
