import { describe, expect, it } from 'vitest';
import { placeLabels, type RouteLabel } from './labels';

const SIZE = 34;
const box = ({ x, y, anchor }: RouteLabel, label: string) => {
  const width = label.length * SIZE * 0.68;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - SIZE * 0.8, bottom: y + SIZE * 0.2 };
};
const cross = (a: ReturnType<typeof box>, b: ReturnType<typeof box>) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const place = (...points: [number, number, string][]) =>
  placeLabels(
    points.map(([x, y, label]) => ({ at: [x, y] as const, label, below: true })),
    SIZE,
    1000,
    750,
  );

describe('the names on a route', () => {
  it('stand on the preferred side where nothing is in the way', () => {
    expect(place([200, 300, 'LIS'])[0]).toMatchObject({ x: 200, anchor: 'middle' });
    expect(place([200, 300, 'LIS'])[0]!.y).toBeGreaterThan(300);
  });

  it('never cover each other where places are close, nor leave the drawing', () => {
    const points: [number, number, string][] = [
      [500, 400, 'LIS'],
      [530, 410, 'MAD'],
      [560, 380, 'BCN'],
      [980, 700, 'JFK'],
    ];
    const labels = place(...points);
    const boxes = labels.map((label) => box(label, points[label.index]![2]));
    boxes.forEach((a, at) => boxes.slice(at + 1).forEach((b) => expect(cross(a, b)).toBe(false)));
    for (const { left, right, top, bottom } of boxes) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(1000);
      expect(bottom).toBeLessThanOrEqual(750);
    }
  });

  it('name a place that is passed twice once', () => {
    expect(place([100, 100, 'LIS'], [600, 300, 'JFK'], [100, 100, 'LIS'])).toHaveLength(2);
  });
});
