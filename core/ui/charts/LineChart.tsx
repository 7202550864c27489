import { ChartFrame, type ChartProps, DASHES, Legend, type Series } from './ChartFrame';
import * as css from './charts.css';
import { axisWidth, type Category, MARGIN, Plot, tableOf } from './Plot';
import { areaPath, extentOf, leastStep, linear, linePath, niceTicks } from './scale';
import { usePlot } from './use-plot';

export interface LineChartProps extends ChartProps {
  /** Places on the axis, in order. */
  categories: readonly Category[];
  /** Up to six; with more, lines can no longer be told apart. */
  series: readonly Series[];
  /** How the axis writes its figures; shorter than `format` if that is long. */
  formatTick?: (value: number) => string;
  /** Fills the ground below the first line. */
  filled?: boolean;
}

/** How something goes over time. */
export function LineChart({
  categories,
  series,
  format,
  formatTick = format,
  filled = false,
  onSelect,
  ...rest
}: LineChartProps) {
  const [low, high] = extentOf(series);
  const ticks = niceTicks(low, high, leastStep(series));
  const left = axisWidth(ticks.map(formatTick));
  const count = categories.length;
  const plot = usePlot(
    count,
    (x, width) =>
      Math.round(((x - left) / Math.max(1, width - left - MARGIN.right)) * Math.max(1, count - 1)),
    onSelect,
  );
  const { width, height } = plot.size;
  const y = linear([ticks[0]!, ticks[ticks.length - 1]!], [height - MARGIN.bottom, MARGIN.top]);
  const x =
    count > 1
      ? linear([0, count - 1], [left, width - MARGIN.right])
      : () => (left + width - MARGIN.right) / 2;
  const pointsOf = (one: Series) =>
    categories.map((_, index) => {
      const value = one.values[index] ?? null;
      return value === null ? null : ([x(index), y(value)] as const);
    });
  return (
    <ChartFrame
      {...rest}
      drawable={series.some((one) => one.values.some((value) => value !== null))}
      legend={<Legend series={series} shape="line" />}
      table={tableOf(categories, series, format)}
    >
      <Plot
        plot={plot}
        label={rest.title}
        height={rest.height ?? 'medium'}
        shape="line"
        {...{ ticks, y, left, categories, x, series, format, formatTick }}
      >
        {filled && series[0] && (
          <path
            d={areaPath(pointsOf(series[0]), y(Math.max(ticks[0]!, Math.min(0, ticks[ticks.length - 1]!))))}
            className={css.area[0]}
          />
        )}
        {series.map((one, index) => (
          <path
            key={one.id}
            d={linePath(pointsOf(one))}
            className={css.line[index % css.SERIES]}
            strokeDasharray={DASHES[index % DASHES.length]}
          />
        ))}
        {series.map((one, index) =>
          pointsOf(one).map(
            (point, at, all) =>
              point &&
              !all[at - 1] &&
              !all[at + 1] && (
                <circle
                  key={`${one.id}-${at}`}
                  cx={point[0]}
                  cy={point[1]}
                  r="4"
                  className={css.solid[index % css.SERIES]}
                />
              ),
          ),
        )}
        {plot.active !== null &&
          series.map((one, index) => {
            const value = one.values[plot.active!] ?? null;
            return (
              value !== null && (
                <circle
                  key={one.id}
                  cx={x(plot.active!)}
                  cy={y(value)}
                  r="4.5"
                  className={css.point[index % css.SERIES]}
                />
              )
            );
          })}
      </Plot>
    </ChartFrame>
  );
}
