import { describe, expect, it } from 'vitest';
import {
  anchorOf,
  fitView,
  groupPins,
  type MapView,
  nextSpot,
  panBy,
  place,
  project,
  reaching,
  scaleBar,
  unproject,
  zoomAt,
} from './view';

const size = { width: 600, height: 400 };
const LISBON = { id: 'lis', lat: 38.71, lon: -9.14 };
const PORTO = { id: 'opo', lat: 41.15, lon: -8.61 };
const FIJI = { id: 'nan', lat: -17.8, lon: 177.4 };
const SAMOA = { id: 'apw', lat: -13.8, lon: -171.8 };

describe('the schematic map', () => {
  it('finds every place again', () => {
    const view = fitView([LISBON, PORTO], size);
    for (const place of [LISBON, PORTO]) {
      const back = unproject(project(place, view, size), view, size);
      expect(back.lat).toBeCloseTo(place.lat, 6);
      expect(back.lon).toBeCloseTo(place.lon, 6);
    }
  });

  it('shows all places with room around them, also over the date line', () => {
    for (const places of [[LISBON, PORTO], [FIJI, SAMOA], [LISBON], [LISBON, FIJI]]) {
      const view = fitView(places, size);
      for (const place of places) {
        const { x, y } = project(place, view, size);
        expect(x).toBeGreaterThanOrEqual(40);
        expect(x).toBeLessThanOrEqual(560);
        expect(y).toBeGreaterThanOrEqual(40);
        expect(y).toBeLessThanOrEqual(360);
      }
    }
    expect(fitView([FIJI, SAMOA], size).zoom).toBeGreaterThan(20);
    const edges = { top: 30, right: 200, bottom: 90, left: 60 };
    for (const place of [LISBON, PORTO, SAMOA]) {
      const { x, y } = project(place, fitView([LISBON, PORTO, SAMOA], size, edges), size);
      expect(x).toBeGreaterThanOrEqual(60 - 1e-6);
      expect(x).toBeLessThanOrEqual(400 + 1e-6);
      expect(y).toBeGreaterThanOrEqual(30 - 1e-6);
      expect(y).toBeLessThanOrEqual(310 + 1e-6);
    }
    const wide = [{ lat: -23, lon: -46 }, LISBON, { lat: 35, lon: 140 }];
    const view = fitView(wide, size);
    expect(project(wide[0]!, view, size).x).toBeLessThan(project(wide[2]!, view, size).x);
  });

  it('keeps the place under the finger while zooming', () => {
    const view = fitView([LISBON, PORTO], size);
    const at = { x: 120, y: 300 };
    const before = unproject(at, view, size);
    const after = unproject(at, zoomAt(view, 2, at, size), size);
    expect(after.lat).toBeCloseTo(before.lat, 5);
    expect(after.lon).toBeCloseTo(before.lon, 5);
  });

  it('pans by pixels and never over the pole', () => {
    const view = fitView([LISBON], size);
    expect(project(LISBON, panBy(view, 50, 0, size), size).x).toBeCloseTo(250, 4);
    expect(panBy({ lat: 80, lon: 0, zoom: 2 }, 0, -4000, size).lat).toBeLessThanOrEqual(82);
  });

  it('measures in round distances: Lisbon to Porto is about 275 km', () => {
    const view = fitView([LISBON, PORTO], size);
    const { km, width } = scaleBar(view, 120);
    const [a, b] = [project(LISBON, view, size), project(PORTO, view, size)];
    const apart = (Math.hypot(a.x - b.x, a.y - b.y) / width) * km;
    expect(apart).toBeGreaterThan(250);
    expect(apart).toBeLessThan(300);
    expect(width).toBeLessThanOrEqual(120);
  });
});

const clustersOf = <Pin extends { id: string; lat: number; lon: number }>(
  pins: readonly Pin[],
  view: MapView,
  keep?: string,
) => {
  const anchor = anchorOf(view);
  const { clusters, moved } = reaching(
    place(groupPins(pins, view.zoom, { keep: keep ?? null }), anchor),
    anchor,
    view,
    size,
  );
  return clusters.map(({ x, y, ...cluster }) => ({ ...cluster, x: x + moved.x, y: y + moved.y }));
};

describe('pins', () => {
  const pins = [
    { id: 'a', lat: 38.71, lon: -9.14 },
    { id: 'b', lat: 38.7101, lon: -9.1401 },
    { id: 'c', lat: 38.8, lon: -9.0 },
  ];

  it('puts together what would lie on each other and parts it when closer', () => {
    const view = fitView(pins, size);
    const clusters = clustersOf(pins, view);
    expect(clusters.map((one) => one.pins.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
    const close = fitView(pins.slice(0, 2), size);
    expect(clustersOf(pins.slice(0, 2), { ...close, zoom: 400_000 }).length).toBe(2);
    expect(clustersOf(pins, view, 'b').map((one) => one.pins.length)).toEqual([1, 1, 1]);
  });

  it('loses no pin within the frame', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      id: String(index),
      lat: 38.7 + Math.sin(index) * 0.1,
      lon: -9.14 + Math.cos(index * 7) * 0.1,
    }));
    const clusters = clustersOf(many, fitView(many, size));
    expect(clusters.flatMap((one) => one.pins)).toHaveLength(300);
    expect(clusters.length).toBeLessThan(120);
  });

  it('keeps every group as it is while the map is moved: none is regrouped, none jumps', () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({
      id: String(index),
      lat: 38.7 + Math.sin(index * 2.4) * 0.004 * Math.sqrt(index),
      lon: -9.14 + Math.cos(index * 2.4) * 0.006 * Math.sqrt(index),
    }));
    let view = { ...fitView(many, size), zoom: 6000 };
    const led = (at: MapView) =>
      new Map(
        clustersOf(many, at).map(({ pins: [first, ...others], x, y }) => [first!.id, { others, x, y }]),
      );
    let before = led(view);
    expect(before.size).toBeGreaterThan(20);
    for (let step = 0; step < 60; step += 1) {
      view = panBy(view, 7, -4, size);
      const after = led(view);
      for (const [id, { others, x, y }] of after) {
        const same = before.get(id);
        if (!same) {
          // Only at the edges does one come in.
          expect(x < 80 || y < 40 || x > 520 || y > 360).toBe(true);
          continue;
        }
        expect(others).toEqual(same.others);
        expect(x).toBeCloseTo(same.x - 7, 3);
        expect(y).toBeCloseTo(same.y + 4, 3);
      }
      before = after;
    }
  });

  it('stand where they are, on their sheet as without it, also over the date line and far away', () => {
    for (const [middle, zoom] of [
      [LISBON, 9000],
      [FIJI, 1.7],
      [SAMOA, 300],
      [PORTO, 400_000],
    ] as const) {
      for (const [dx, dy] of [
        [0, 0],
        [180, -90],
        [-2900, 2100],
      ] as const) {
        const view = panBy({ ...middle, zoom }, dx, dy, size);
        const near = [{ ...middle }, { ...middle, id: 'near', lat: middle.lat + 60 / zoom }];
        for (const {
          pins: [pin],
          x,
          y,
        } of clustersOf(near, view)) {
          const spot = project(pin!, view, size);
          expect(x).toBeCloseTo(spot.x, 3);
          expect(y).toBeCloseTo(spot.y, 3);
        }
        if (dx === 0) expect(clustersOf(near, view)).toHaveLength(2);
      }
    }
  });

  it('groups what is near over the edges of its meshes as well', () => {
    const apart = groupPins(pins, 8000).map(({ pins: [first] }) => first!);
    for (const one of apart)
      for (const other of apart)
        if (one !== other)
          expect(
            Math.abs(one.lon - other.lon) * 8000 >= 72 || Math.abs(one.lat - other.lat) * 8000 >= 20,
          ).toBe(true);
  });

  it('walks to the pin in the direction of the key', () => {
    const spots = [
      { x: 100, y: 100 },
      { x: 200, y: 110 },
      { x: 120, y: 300 },
      { x: 400, y: 100 },
    ];
    expect(nextSpot(spots, 0, 'ArrowRight')).toBe(1);
    expect(nextSpot(spots, 0, 'ArrowDown')).toBe(2);
    expect(nextSpot(spots, 0, 'ArrowLeft')).toBeUndefined();
    expect(nextSpot(spots, 3, 'ArrowLeft')).toBe(1);
    expect(nextSpot(spots, 0, 'Enter')).toBeUndefined();
  });
});
