/** A step that people count in: 1, 2, 2.5 or 5 times a power of ten, and of whole `least` steps where there is one. */
function niceStep(span: number, count: number, least: number): number {
  const raw = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const part = raw / power;
  const isWhole = least === 0 || Number.isInteger((2.5 * power) / least);
  return (part <= 1 ? 1 : part <= 2 ? 2 : part <= 2.5 && isWhole ? 2.5 : part <= 5 ? 5 : 10) * power;
}

/**
 * Round values from below `low` to above `high`, zero among them when it is near; never fewer than two, and none closer
 * together than `least`.
 */
export function niceTicks(low: number, high: number, least = 0, count = 4): number[] {
  const from = Math.min(low, high >= 0 && low > 0 && low < high * 0.6 ? 0 : low);
  const to = Math.max(high, low < 0 && high < 0 && high > low * 0.6 ? 0 : high);
  const span = to - from;
  if (!(span > 0)) return from === 0 ? [0, 1] : from > 0 ? [0, from] : [from, 0];
  const step = Math.max(least, niceStep(span, count, least));
  const first = Math.floor(from / step + 1e-9);
  const last = Math.ceil(to / step - 1e-9);
  const decimals = Math.max(0, -Math.floor(Math.log10(step)) + 1);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(Math.min(12, decimals))),
  );
}

/** From values to drawing units. */
export const linear =
  ([low, high]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    high === low ? (start + end) / 2 : start + ((value - low) / (high - low)) * (end - start);

type Point = readonly [x: number, y: number] | null;
const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A line through the points; null parts it, and a point alone becomes a dot. */
export function linePath(points: readonly Point[]): string {
  let path = '';
  points.forEach((point, index) => {
    if (!point) return;
    const joined = index > 0 && points[index - 1];
    path += `${joined ? 'L' : 'M'}${n(point[0])} ${n(point[1])}`;
    if (!joined && !points[index + 1]) path += 'h0';
  });
  return path;
}

/** The ground below the line, down to `base`, a piece for each part of it. */
export function areaPath(points: readonly Point[], base: number): string {
  const parts: (readonly [number, number])[][] = [[]];
  for (const point of points) {
    if (point) parts[parts.length - 1]!.push(point);
    else parts.push([]);
  }
  return parts
    .filter((part) => part.length > 1)
    .map(
      (part) =>
        `M${n(part[0]![0])} ${n(base)}${part.map(([x, y]) => `L${n(x)} ${n(y)}`).join('')}L${n(part[part.length - 1]![0])} ${n(base)}Z`,
    )
    .join('');
}

/** A slice of a ring between two parts of the whole circle, 0 at the top, clockwise. */
export function ringPath(from: number, to: number, radius: number, hole: number): string {
  const end = Math.min(to, from + 0.99999);
  const at = (part: number, distance: number): string => {
    const angle = part * 2 * Math.PI - Math.PI / 2;
    return `${(Math.cos(angle) * distance).toFixed(2)} ${(Math.sin(angle) * distance).toFixed(2)}`;
  };
  const large = end - from > 0.5 ? 1 : 0;
  return `M${at(from, radius)}A${radius} ${radius} 0 ${large} 1 ${at(end, radius)}L${at(end, hole)}A${hole} ${hole} 0 ${large} 0 ${at(from, hole)}Z`;
}

/** Every how many labels one is written so that they do not touch; the last one wins over its neighbour. */
export function labelledIndexes(count: number, room: number, labelWidth: number): Set<number> {
  const step = Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, room)));
  const indexes = new Set<number>();
  for (let index = count - 1; index >= 0; index -= step) indexes.add(index);
  return indexes;
}

type Values = readonly { values: readonly (number | null)[] }[];

/** Things that are counted have nothing between one and two. */
export const leastStep = (series: Values): number =>
  series.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0))) ? 1 : 0;

/** Lowest and highest of all values, 0..0 for none. With `stacked`, of the sums of each place. */
export function extentOf(series: Values, stacked = false): [number, number] {
  const length = Math.max(0, ...series.map(({ values }) => values.length));
  const values = stacked
    ? Array.from({ length }, (_, index) =>
        series.reduce((sum, one) => sum + Math.max(0, one.values[index] ?? 0), 0),
      )
    : series.flatMap((one) => one.values.filter((value) => value !== null));
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
}
