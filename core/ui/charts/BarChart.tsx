import { classes } from '../content/box';
import { ChartFrame, type ChartProps, Legend, type Series } from './ChartFrame';
import * as css from './charts.css';
import { axisWidth, type Category, MARGIN, Plot, tableOf } from './Plot';
import { extentOf, leastStep, linear, niceTicks } from './scale';
import { usePlot } from './use-plot';

export interface BarChartProps extends ChartProps {
  /** Places on the axis, in order. */
  categories: readonly Category[];
  series: readonly Series[];
  /** How the axis writes its figures; shorter than `format` if that is long. */
  formatTick?: (value: number) => string;
  /** Series stand on each other instead of side by side; for parts of a whole, none below zero. */
  stacked?: boolean;
}

/** How places, months or people compare. For names longer than a word use `BarList`. */
export function BarChart({
  categories,
  series,
  format,
  formatTick = format,
  stacked = false,
  onSelect,
  ...rest
}: BarChartProps) {
  const [low, high] = extentOf(series, stacked);
  const ticks = niceTicks(Math.min(0, low), Math.max(0, high), leastStep(series));
  const left = axisWidth(ticks.map(formatTick));
  const count = categories.length;
  const plot = usePlot(
    count,
    (x, width) => Math.floor(((x - left) / Math.max(1, width - left - MARGIN.right)) * count),
    onSelect,
  );
  const { width, height } = plot.size;
  const y = linear([ticks[0]!, ticks[ticks.length - 1]!], [height - MARGIN.bottom, MARGIN.top]);
  const band = (width - left - MARGIN.right) / Math.max(1, count);
  const inner = Math.min(band * 0.72, 64 * (stacked ? 1 : series.length));
  const x = (index: number): number => left + band * (index + 0.5);
  const bar = (at: number, order: number) => {
    const value = series[order]!.values[at] ?? 0;
    if (stacked) {
      const under = series.slice(0, order).reduce((sum, one) => sum + Math.max(0, one.values[at] ?? 0), 0);
      return { x: x(at) - inner / 2, width: inner, top: y(under + Math.max(0, value)), bottom: y(under) };
    }
    const each = inner / series.length;
    return {
      x: x(at) - inner / 2 + each * order + (series.length > 1 ? 1 : 0),
      width: Math.max(1, each - (series.length > 1 ? 2 : 0)),
      top: Math.min(y(0), y(value)),
      bottom: Math.max(y(0), y(value)),
    };
  };
  return (
    <ChartFrame
      {...rest}
      drawable={series.some((one) => one.values.some((value) => value !== null))}
      legend={<Legend series={series} shape="bar" />}
      table={tableOf(categories, series, format)}
    >
      <Plot
        plot={plot}
        label={rest.title}
        height={rest.height ?? 'medium'}
        shape="bar"
        {...{ ticks, y, left, categories, x, series, format, formatTick }}
      >
        {categories.map((category, at) => (
          <g
            key={category.id}
            className={classes(css.bar, plot.active !== null && plot.active !== at && css.faded)}
          >
            {series.map((one, order) => {
              const drawn = bar(at, order);
              return (
                drawn.bottom - drawn.top > 0 && (
                  <rect
                    key={one.id}
                    x={drawn.x}
                    y={drawn.top}
                    width={drawn.width}
                    height={drawn.bottom - drawn.top}
                    rx={stacked ? 0 : Math.min(4, drawn.width / 3)}
                    className={css.solid[order % css.SERIES]}
                  />
                )
              );
            })}
          </g>
        ))}
      </Plot>
    </ChartFrame>
  );
}

export interface BarListProps extends Pick<
  ChartProps,
  'title' | 'hideTitle' | 'description' | 'format' | 'loading' | 'error' | 'onRetry' | 'empty'
> {
  /** The greatest first reads best. */
  items: readonly { id: string; label: string; value: number }[];
}

/** A ranking: every name in full with its figure and a bar. */
export function BarList({ items, format, title, ...rest }: BarListProps) {
  const most = Math.max(1, ...items.map((item) => item.value));
  return (
    <ChartFrame
      {...rest}
      title={title}
      height="small"
      drawable={items.length > 0}
      table={{ head: ['', title], rows: items.map((item) => [item.label, format(item.value)]) }}
    >
      <ol className={css.rows}>
        {items.map((item) => (
          <li key={item.id}>
            <span className={css.rowHead}>
              <span className={css.rowName}>{item.label}</span>
              <span className={css.rowValue}>{format(item.value)}</span>
            </span>
            <span className={css.rowTrack} aria-hidden="true">
              <span
                className={css.rowBar}
                style={{ display: 'block', transform: `scaleX(${Math.max(0, item.value) / most})` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}
