import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { classes } from '../content/box';
import { ChartFrame, type ChartProps } from './ChartFrame';
import * as css from './charts.css';
import { ringPath } from './scale';

export interface DonutChartProps extends Omit<ChartProps, 'height' | 'onSelect'> {
  /** Up to six parts of a whole, none below zero; put the rest together as "Other". */
  slices: readonly { id: string; label: string; value: number }[];
  /** What the whole is, in the middle. */
  totalLabel: string;
}

/** Parts of a whole. The list beside it says all that the ring shows. */
export function DonutChart({ slices, totalLabel, format, ...rest }: DonutChartProps) {
  const formatter = useFormat();
  const [active, setActive] = useState<string | null>(null);
  const total = slices.reduce((sum, slice) => sum + Math.max(0, slice.value), 0);
  const share = (value: number): string =>
    formatter.number(total > 0 ? value / total : 0, { style: 'percent', maximumFractionDigits: 0 });
  const parts = slices.map((slice, index) => {
    const before = slices.slice(0, index).reduce((sum, one) => sum + Math.max(0, one.value), 0);
    return {
      ...slice,
      index,
      from: before / (total || 1),
      to: (before + Math.max(0, slice.value)) / (total || 1),
    };
  });
  const shown = parts.find((part) => part.id === active);
  return (
    <ChartFrame
      {...rest}
      height="small"
      drawable={total > 0}
      table={{
        head: ['', rest.title, '%'],
        rows: slices.map((slice) => [slice.label, format(slice.value), share(slice.value)]),
      }}
    >
      <div className={css.donut}>
        <div className={css.ring} aria-hidden="true">
          <svg viewBox="-50 -50 100 100" className={css.ringDrawing} focusable="false">
            {parts.map(
              (part) =>
                part.to > part.from && (
                  <path
                    key={part.id}
                    d={ringPath(part.from, part.to, 49, 33)}
                    className={classes(
                      css.slice,
                      css.solid[part.index % css.SERIES],
                      active !== null && active !== part.id && css.faded,
                    )}
                    onPointerEnter={() => setActive(part.id)}
                    onPointerLeave={() => setActive(null)}
                  />
                ),
            )}
          </svg>
          <span className={css.centre}>
            <span className={css.centreValue}>{format(shown ? shown.value : total)}</span>
            <span className={css.centreLabel}>{shown ? shown.label : totalLabel}</span>
          </span>
        </div>
        <ul className={css.slices}>
          {parts.map((part) => (
            <li
              key={part.id}
              className={css.sliceRow}
              data-active={active === part.id || undefined}
              onPointerEnter={() => setActive(part.id)}
              onPointerLeave={() => setActive(null)}
            >
              <svg viewBox="0 0 12 12" className={css.dot} aria-hidden="true" focusable="false">
                <rect width="12" height="12" rx="3" className={css.solid[part.index % css.SERIES]} />
              </svg>
              <span className={css.rowName}>{part.label}</span>
              <span className={css.rowValue}>{format(part.value)}</span>
              <span className={css.slicePart}>{share(part.value)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
