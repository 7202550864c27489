import * as css from './charts.css';
import { areaPath, extentOf, linear, linePath } from './scale';

export interface SparklineProps {
  /** What it shows and where it goes, in words. */
  label: string;
  values: readonly (number | null)[];
}

const [WIDTH, HEIGHT] = [120, 32];

/** The shape of a development, without axes, beside a figure. */
export function Sparkline({ label, values }: SparklineProps) {
  const [low, high] = extentOf([{ values }]);
  const x = linear([0, Math.max(1, values.length - 1)], [1, WIDTH - 1]);
  const y = linear([low, high], [HEIGHT - 3, 3]);
  const points = values.map((value, index) => (value === null ? null : ([x(index), y(value)] as const)));
  return (
    <svg
      className={css.spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={areaPath(points, HEIGHT)} className={css.area[0]} />
      <path d={linePath(points)} className={css.line[0]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
