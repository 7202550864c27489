import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import * as css from './DateGrid.css';
import type { Grid } from './grid';

interface DateGridFrameProps extends Pick<ComponentProps<'table'>, 'role' | 'onKeyDown' | 'ref'> {
  grid: Grid;
  /** What stands in a cell; it draws its own `td`. */
  cell: (row: number, column: number) => ReactNode;
}

/** The table with its days: departures across, returns down; one row for one way. */
export function DateGridFrame({ grid, cell, ...table }: DateGridFrameProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [weekday, day] = [
    new Intl.DateTimeFormat(format.locale, { weekday: 'short', timeZone: 'UTC' }),
    (date: string) => format.date(date, 'short'),
  ];
  const head = (date: string) => (
    <>
      <span className={css.weekday}>{weekday.format(new Date(`${date}T00:00Z`))}</span>
      <span className={css.day}>{day(date)}</span>
    </>
  );
  return (
    <div className={css.scroller}>
      <table {...table} className={css.table} aria-label={t`Lowest prices by date`}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              {grid.returns[0] === null ? t`Departure` : t`Return \\ Departure`}
            </th>
            {grid.departures.map((date) => (
              <th key={date} scope="col" className={css.columnHead}>
                {head(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.returns.map((date, row) => (
            <tr key={date ?? 'one-way'}>
              <th scope="row" className={css.rowHead}>
                {date ? head(date) : t`Price`}
              </th>
              {grid.departures.map((_, column) => cell(row, column))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
