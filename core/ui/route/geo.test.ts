import { describe, expect, it } from 'vitest';
import { around, greatCircle, viewOf } from './geo';

const LISBON = { lat: 38.77, lon: -9.13 };
const TOKYO = { lat: 35.55, lon: 139.78 };
const SYDNEY = { lat: -33.95, lon: 151.18 };
const LOS_ANGELES = { lat: 33.94, lon: -118.41 };

describe('route geometry', () => {
  it('goes over the north from Lisbon to Tokyo, as the shortest way does', () => {
    const way = greatCircle(LISBON, TOKYO, 40);
    expect(way).toHaveLength(41);
    expect(Math.max(...way.map(({ lat }) => lat))).toBeGreaterThan(65);
    expect(way[40]!.lat).toBeCloseTo(TOKYO.lat, 4);
  });

  it('stands still for equal ends', () => {
    expect(greatCircle(LISBON, LISBON, 10)).toEqual([LISBON, LISBON]);
  });

  it('does not tear over the Pacific', () => {
    const places = greatCircle(SYDNEY, LOS_ANGELES, 60);
    const { project } = viewOf(places, 1000, 500);
    const way = places.map(project);
    for (const [index, [x]] of way.entries()) {
      const before = way[index - 1];
      if (before) expect(Math.abs(x - before[0])).toBeLessThan(60);
    }
    expect(around(179, -179)).toBe(-2);
  });

  it('keeps the whole way inside the drawing and draws land around them', () => {
    for (const pair of [
      [LISBON, TOKYO],
      [SYDNEY, LOS_ANGELES],
      [LISBON, { lat: 41.24, lon: -8.68 }],
      [
        { lat: 69.68, lon: 18.92 },
        { lat: -54.8, lon: -68.3 },
      ],
    ]) {
      const way = greatCircle(pair[0]!, pair[1]!, 48);
      const { project, dots } = viewOf(way, 1000, 500);
      for (const [x, y] of way.map(project)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(1000);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(500);
      }
      expect(dots.length).toBeGreaterThan(60);
    }
  });
});
