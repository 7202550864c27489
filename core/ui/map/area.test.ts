import { expect, it } from 'vitest';
import { areaOf } from './area';
import { fitting } from './CityGround';
import { fitView, unproject } from './view';

const size = { width: 600, height: 300 };
const view = { ...fitView([{ lat: 60.39, lon: 5.32 }], size), zoom: 4000 };
const RAD = Math.PI / 180;

/** Great-circle kilometres. */
const kilometers = (a: { lat: number; lon: number }, b: { lat: number; lon: number }) =>
  6371 *
  Math.acos(
    Math.sin(a.lat * RAD) * Math.sin(b.lat * RAD) +
      Math.cos(a.lat * RAD) * Math.cos(b.lat * RAD) * Math.cos((a.lon - b.lon) * RAD),
  );

it('an area is what the map shows from its middle to the nearer edge, in kilometres', () => {
  const area = areaOf(view, size);
  expect(area).toMatchObject({ lat: view.lat, lon: view.lon });
  const edge = unproject({ x: 300, y: 0 }, view, size);
  expect(area.radius / kilometers(view, edge)).toBeCloseTo(1, 2);
  const narrow = { width: 200, height: 300 };
  const side = unproject({ x: 200, y: 150 }, view, narrow);
  expect(areaOf(view, narrow).radius / kilometers(view, side)).toBeCloseTo(1, 2);
});

it('writes the first name where two would lie on each other, and none over the edge', () => {
  const names = fitting(
    [
      { x: 300, y: 100, text: 'Alfama' },
      { x: 310, y: 104, text: 'Castle' },
      { x: 300, y: 140, text: 'Baixa' },
      { x: 5, y: 200, text: 'Belém' },
      { x: 300, y: 2, text: 'Norte' },
    ],
    size,
  );
  expect(names.map(({ text }) => text)).toEqual(['Alfama', 'Baixa']);
});
