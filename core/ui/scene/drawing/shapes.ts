import type { Random } from './random';

export const WIDTH = 1200;
export const HEIGHT = 800;
export const HORIZON = 520;

export type Point = readonly [x: number, y: number];
const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A jagged skyline from left to right by halving and displacing. */
export function ridge(
  random: Random,
  {
    base,
    height,
    roughness = 0.52,
    steps = 6,
  }: { base: number; height: number; roughness?: number; steps?: number },
): Point[] {
  let heights = [random.between(0.2, 0.8), random.between(0.3, 1), random.between(0.2, 0.9)];
  let swing = 0.5;
  for (let step = 0; step < steps; step += 1) {
    heights = heights.flatMap((value, index) => {
      const next = heights[index + 1];
      return next === undefined
        ? [value]
        : [value, (value + next) / 2 + random.between(-swing, swing) * 0.55];
    });
    swing *= roughness;
  }
  const width = WIDTH + 80;
  return heights.map(
    (value, index) =>
      [-40 + (index / (heights.length - 1)) * width, base - Math.max(0.03, value) * height] as const,
  );
}

/** Soft hills: few points, joined by curves. */
export function hills(
  random: Random,
  { base, height, count }: { base: number; height: number; count: number },
): Point[] {
  const step = (WIDTH + 240) / count;
  return Array.from(
    { length: count + 1 },
    (_, index) =>
      [-120 + index * step + random.between(-0.25, 0.25) * step, base - random.next() * height] as const,
  );
}

/** Breaks straight runs up, so that an edge looks weathered rather than cut. */
export function weather(random: Random, points: readonly Point[], by: number, times = 2): Point[] {
  let edge = [...points];
  for (let round = 0; round < times; round += 1) {
    const swing = by / (round + 1);
    edge = edge.flatMap((point, index) => {
      const next = edge[index + 1];
      if (!next) return [point];
      return [
        point,
        [
          (point[0] + next[0]) / 2 + random.between(-swing, swing),
          (point[1] + next[1]) / 2 + random.between(-swing, swing) * 0.6,
        ] as const,
      ];
    });
  }
  return edge;
}

export const line = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');

/** A curve through the middles of the points. */
export function curve(points: readonly Point[]): string {
  let path = `M${n(points[0]![0])} ${n(points[0]![1])}`;
  for (let index = 1; index < points.length - 1; index += 1) {
    const [x, y] = points[index]!;
    const [nextX, nextY] = points[index + 1]!;
    path += `Q${n(x)} ${n(y)} ${n((x + nextX) / 2)} ${n((y + nextY) / 2)}`;
  }
  const [x, y] = points[points.length - 1]!;
  return `${path}L${n(x)} ${n(y)}`;
}

/** Closes an outline down to a floor. */
export const ground = (outline: string, floor: number = HEIGHT + 20): string =>
  `${outline}L${WIDTH + 140} ${floor}L-140 ${floor}Z`;

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
export const polygon = (points: readonly Point[]): string => `${line(points)}Z`;
