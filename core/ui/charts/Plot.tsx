import type { ReactNode } from 'react';
import { classes } from '../content/box';
import { VisuallyHidden } from '../content/Text';
import type { Series } from './ChartFrame';
import { Swatch } from './ChartFrame';
import * as css from './charts.css';
import { labelledIndexes } from './scale';
import type { usePlot } from './use-plot';

export interface Category {
  id: string;
  /** Short, for the axis. */
  label: string;
  /** In full, for the note; the label unless given. */
  name?: string;
}

/** Room for the axes around the drawing, in pixels. */
export const MARGIN = { top: 12, bottom: 28, right: 12 };
/** Room for the longest figure of the axis. */
export const axisWidth = (labels: readonly string[]): number =>
  Math.min(96, 12 + Math.max(0, ...labels.map((label) => label.length)) * 6.7);

interface PlotProps {
  plot: ReturnType<typeof usePlot>;
  label: string;
  height: keyof typeof css.height;
  ticks: readonly number[];
  y: (value: number) => number;
  left: number;
  categories: readonly Category[];
  x: (index: number) => number;
  series: readonly Series[];
  shape: 'line' | 'bar';
  format: (value: number) => string;
  formatTick: (value: number) => string;
  children: ReactNode;
}

/** Axes, the note at the pointer, and the arrow keys that read the values one by one. */
export function Plot({
  plot,
  label,
  height,
  ticks,
  y,
  left,
  categories,
  x,
  series,
  shape,
  format,
  formatTick,
  children,
}: PlotProps) {
  const { width, height: tall } = plot.size;
  const longest = Math.max(1, ...categories.map((category) => category.label.length));
  const labelled = labelledIndexes(categories.length, width - left - MARGIN.right, longest * 6.7 + 16);
  const at = plot.active === null ? undefined : categories[plot.active];
  const lines = series.map((one, index) => ({ ...one, index, value: one.values[plot.active ?? -1] ?? null }));
  const end = plot.active !== null && x(plot.active) > width / 2;
  return (
    <div
      {...plot.props}
      className={classes(css.plot, css.height[height], plot.isChoice && css.choice)}
      role="group"
      aria-label={label}
    >
      <svg className={css.drawing} viewBox={`0 0 ${width} ${tall}`} aria-hidden="true" focusable="false">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={left}
              x2={width - MARGIN.right}
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? css.zero : css.grid}
            />
            <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end" className={css.tick}>
              {formatTick(tick)}
            </text>
          </g>
        ))}
        {categories.map(
          (category, index) =>
            labelled.has(index) && (
              <text
                key={category.id}
                x={x(index)}
                y={tall - 8}
                textAnchor={
                  shape === 'line' && index === categories.length - 1 && categories.length > 1
                    ? 'end'
                    : 'middle'
                }
                className={css.tick}
              >
                {category.label}
              </text>
            ),
        )}
        {plot.active !== null && shape === 'line' && (
          <line
            x1={x(plot.active)}
            x2={x(plot.active)}
            y1={MARGIN.top}
            y2={tall - MARGIN.bottom}
            className={css.caret}
          />
        )}
        {children}
      </svg>
      {at && (
        <div
          className={css.tip}
          style={end ? { right: width - x(plot.active!) + 12 } : { left: x(plot.active!) + 12 }}
        >
          <span className={css.tipTitle}>{at.name ?? at.label}</span>
          {lines.map(({ id, index, label: name, value }) => (
            <span key={id} className={css.tipLine}>
              {series.length > 1 && <Swatch index={index} shape={shape} />}
              {series.length > 1 && name}
              <span className={css.tipValue}>{value === null ? '—' : format(value)}</span>
            </span>
          ))}
        </div>
      )}
      <VisuallyHidden role="status">
        {at
          ? `${at.name ?? at.label}: ${lines.map(({ label: name, value }) => `${series.length > 1 ? `${name} ` : ''}${value === null ? '—' : format(value)}`).join(', ')}`
          : ''}
      </VisuallyHidden>
    </div>
  );
}

/** The values as a table: a row for each category. */
export const tableOf = (
  categories: readonly Category[],
  series: readonly Series[],
  format: (value: number) => string,
) => ({
  head: ['', ...series.map((one) => one.label)],
  rows: categories.map((category, index) => [
    category.name ?? category.label,
    ...series.map((one) => {
      const value = one.values[index] ?? null;
      return value === null ? '—' : format(value);
    }),
  ]),
});
