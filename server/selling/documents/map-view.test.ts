import { describe, expect, it } from 'vitest';
import type { MapGround } from '../letters/place-map';
import { type Box, fitting, scaleOf, viewOf } from './map-view';

const BOX: Box = { x: 100, y: 50, width: 300, height: 150 };
const place = { latitude: 38.7109, longitude: -9.1372 };
const mark = (
  name: string,
  latitude: number,
  longitude: number,
  kind: 'landmark' | 'airport' = 'landmark',
) => ({
  ...{ name, latitude, longitude, kind },
});
const ground = (marks: MapGround['marks']): MapGround => ({ land: null, areas: [], marks });
const square = mark('Square', 38.7077, -9.1366);
const castle = mark('Castle', 38.7139, -9.1334);
const tower = mark('Tower', 38.6916, -9.216);
const airport = mark('Airport', 38.7742, -9.1342, 'airport');
const isInside = ({ x, y }: { x: number; y: number }) =>
  x > BOX.x && x < BOX.x + BOX.width && y > BOX.y && y < BOX.y + BOX.height;

describe('a map on paper', () => {
  it('has its place in the middle, north up, and what is nearest about it', () => {
    const view = viewOf({ place, ground: ground([tower, square, castle, airport]) }, BOX);
    expect(view.at(place)).toEqual({ x: 250, y: 125 });
    expect(view.at(castle).y).toBeLessThan(125);
    expect(view.at(square).y).toBeGreaterThan(125);
    expect(view.at(castle).x).toBeGreaterThan(250);
    expect([square, castle, tower].map((each) => isInside(view.at(each)))).toEqual([true, true, false]);
  });

  it('reaches no farther than the two nearest landmarks, in whatever order they come', () => {
    const near = [square, castle];
    const farther = [mark('Ahead', 38.6909, -9.1372), mark('Behind', 38.7309, -9.1372)];
    const { pointsPerKm } = viewOf({ place, ground: ground(near) }, BOX);
    for (const marks of [
      [...near, ...farther],
      [...farther, ...near],
    ])
      expect(viewOf({ place, ground: ground(marks) }, BOX).pointsPerKm).toBe(pointsPerKm);
  });

  it('never shows less than a street or more than a city, whatever is near', () => {
    for (const marks of [[], [mark('Here', place.latitude, place.longitude)], [mark('Far', 60, 40)]]) {
      const { pointsPerKm } = viewOf({ place, ground: ground(marks) }, BOX);
      expect(pointsPerKm).toBeLessThanOrEqual(75 / 0.8);
      expect(pointsPerKm).toBeGreaterThanOrEqual(75 / 6);
    }
    const far = mark('Far', 60, 40);
    const alone = viewOf({ place, ground: ground([square]) }, BOX).pointsPerKm;
    expect(viewOf({ place, ground: ground([far, square]) }, BOX).pointsPerKm).toBe(alone);
    expect(viewOf({ place, ground: null }, BOX).pointsPerKm).toBe(25);
  });

  it('is to scale, over the date line too', () => {
    const fiji = { latitude: -17, longitude: 179.99 };
    const view = viewOf({ place: fiji, ground: null }, BOX);
    const north = view.at({ latitude: -17 + 1 / 111.2, longitude: 179.99 });
    expect(125 - north.y).toBeCloseTo(view.pointsPerKm);
    expect(view.at({ latitude: -17, longitude: -179.99 }).x).toBeCloseTo(
      250 + 0.02 * 111.2 * Math.cos((17 * Math.PI) / 180) * view.pointsPerKm,
    );
    for (const pointsPerKm of [12.5, 30, 62, 93.75]) {
      const { km, width } = scaleOf({ ...view, pointsPerKm }, 75);
      expect([0.5, 1, 2, 5]).toContain(km);
      expect(width).toBeCloseTo(km * pointsPerKm);
      expect(width).toBeLessThanOrEqual(75);
    }
  });

  it('writes no name over another, over the pin or over the edge', () => {
    const at = (x: number, y: number) => ({ x, y, width: 60, height: 10 });
    const pin = { x: 240, y: 100, width: 20, height: 26 };
    const kept = fitting(
      [[at(120, 60)], [at(150, 65), at(150, 80)], [at(125, 62)], [at(230, 110)], [at(390, 60), at(330, 60)]],
      BOX,
      [pin],
    );
    expect(kept.map(({ x, y }) => [x, y])).toEqual([
      [120, 60],
      [150, 80],
      [330, 60],
    ]);
  });
});
