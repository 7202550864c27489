import type { XY } from './geo';

export interface RouteLabel {
  index: number;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How wide a sign is in parts of the font's size; codes of airports are capitals. */
const SIGN = 0.68;
const GAP = 14;
const DOT = 12;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function boxOf({ x, y, anchor }: Omit<RouteLabel, 'index'>, width: number, size: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.2 };
}

/**
 * Where the names of places stand: on the preferred side, else on the side where they cover least of each other, of the
 * dots and of what lies outside the drawing. A place that was named already is not named again.
 */
export function placeLabels(
  points: readonly { at: XY; label: string; below: boolean }[],
  size: number,
  width: number,
  height: number,
): RouteLabel[] {
  const dots = points.map(({ at: [x, y] }) => ({
    left: x - DOT,
    right: x + DOT,
    top: y - DOT,
    bottom: y + DOT,
  }));
  const taken: Box[] = [];
  return points.flatMap(({ at: [x, y], label, below }, index) => {
    const named = points.findIndex(
      (other) => other.label === label && Math.hypot(other.at[0] - x, other.at[1] - y) < DOT,
    );
    if (named < index) return [];
    const long = label.length * size * SIGN;
    const under = { x, y: y + size + GAP, anchor: 'middle' as const };
    const over = { x, y: y - GAP - 4, anchor: 'middle' as const };
    const after = { x: x + GAP + 4, y: y + size * 0.3, anchor: 'start' as const };
    const before = { x: x - GAP - 4, y: y + size * 0.3, anchor: 'end' as const };
    const spots = [...(below ? [under, over] : [over, under]), after, before];
    const cost = (spot: (typeof spots)[number]): number => {
      const box = boxOf(spot, long, size);
      const inside = overlap(box, { left: 0, right: width, top: 0, bottom: height });
      return (
        [...taken, ...dots.filter((_, at) => at !== index)].reduce(
          (sum, other) => sum + overlap(box, other),
          0,
        ) +
        (long * size - inside)
      );
    };
    const best = spots.reduce((least, spot) => (cost(spot) < cost(least) - 1 ? spot : least));
    taken.push(boxOf(best, long, size));
    return [{ index, ...best }];
  });
}
