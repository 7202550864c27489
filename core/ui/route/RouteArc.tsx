import { memo, useId } from 'react';
import { classes } from '../content/box';
import { greatCircle, type Place, viewOf, type XY } from './geo';
import { placeLabels } from './labels';
import * as css from './RouteArc.css';

export interface RouteArcProps {
  /** From the first place to the last, with the stops between them. */
  points: readonly (Place & { label: string })[];
  ratio?: keyof typeof css.ratio;
  /** What the drawing shows, in words. */
  label: string;
  /** Without a ground of its own, to lie on another surface. */
  bare?: boolean;
}

const WIDTH = 1000;
const HEIGHTS = { hero: 1000 / 2.4, wide: 500, card: 750 };
const n = (value: number): string => value.toFixed(1);
const lineOf = (points: readonly XY[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');

/** The shortest way over the globe on a dotted world, lifted a little where it flies highest. */
export const RouteArc = memo(function RouteArc({
  points,
  ratio = 'wide',
  label,
  bare = false,
}: RouteArcProps) {
  const id = useId().replace(/[^\w-]/g, '');
  const height = HEIGHTS[ratio];
  const ways = points.slice(1).map((to, index) => greatCircle(points[index]!, to, 48));
  const { project, dots, step } = viewOf(points.length > 1 ? ways.flat() : points, WIDTH, height);
  const dot = Math.min(10, Math.max(3, step * 0.42));
  const legs = ways.map((way) => {
    const flat = way.map(project);
    const [[x0, y0], [x1, y1]] = [flat[0]!, flat[flat.length - 1]!];
    const lift = Math.hypot(x1 - x0, y1 - y0) * 0.07;
    return {
      flat,
      high: flat.map(([x, y], at) => [x, y - lift * Math.sin((Math.PI * at) / (flat.length - 1))] as const),
    };
  });
  /** A label stands on the side that the way leaves free. */
  const below = (index: number): boolean => {
    const [, y] = project(points[index]!);
    const beside = [points[index - 1], points[index + 1]]
      .filter((place) => place !== undefined)
      .map((place) => project(place)[1]);
    const mean = beside.reduce((sum, other) => sum + other, 0) / Math.max(1, beside.length);
    return y >= mean - 30 && !(beside.length === 1 && y < mean);
  };
  const fontSize = ratio === 'card' ? 34 : 24;
  const labels = placeLabels(
    points.map((place, index) => ({ at: project(place), label: place.label, below: below(index) })),
    fontSize,
    WIDTH,
    height,
  );
  return (
    <div className={classes(css.frame, css.ratio[ratio], bare && css.bare)} role="img" aria-label={label}>
      <svg
        className={css.drawing}
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <radialGradient id={id} cx="50%" cy="50%" r="70%">
          <stop offset=".5" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity=".15" />
        </radialGradient>
        <mask id={`${id}-fade`}>
          <rect width={WIDTH} height={height} fill={`url(#${id})`} />
        </mask>
        <path
          mask={`url(#${id}-fade)`}
          className={css.dots}
          strokeWidth={dot}
          strokeLinecap="round"
          d={dots.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join('')}
        />
        {legs.map(({ flat, high }, index) => (
          <g key={index} strokeLinecap="round">
            <path className={css.shadow} d={lineOf(flat)} strokeWidth="2.5" strokeDasharray="1 9" />
            <path className={css.halo} d={lineOf(high)} strokeWidth="9" />
            <path className={css.arc} d={lineOf(high)} strokeWidth="3.5" />
          </g>
        ))}
        {points.map((place, index) => {
          const [x, y] = project(place);
          return (
            <g key={`${place.label}-${index}`}>
              <circle className={css.ring} cx={x} cy={y} r="9" strokeWidth="3" />
              <circle className={css.core} cx={x} cy={y} r="3.5" />
            </g>
          );
        })}
        {labels.map(({ index, x, y, anchor }) => (
          <text
            key={index}
            className={css.label}
            x={x}
            y={y}
            textAnchor={anchor}
            fontSize={fontSize}
            strokeWidth="6"
          >
            {points[index]!.label}
          </text>
        ))}
      </svg>
    </div>
  );
});
