import { describe, expect, test } from 'vitest';
import { drawActivity, PICTURES, SCENES } from './draw';
import { allActivities } from '../content/activities';
import { KINDS } from '../content/kinds';
import { pictureRoute, picturesOf } from './route';

const get = (activity: string, file: string): Response =>
  pictureRoute.run({ params: { activity, file } } as never) as Response;
const [first] = allActivities();

describe('pictures of activities', () => {
  test('every kind has a scene of its own', () => {
    expect(KINDS.map(({ id }) => id).filter((id) => !SCENES[id])).toEqual([]);
  });

  test.each(KINDS.map(({ id }) => id))(
    '%s is drawn the same each time, small and without scripts',
    (kind) => {
      for (let nth = 0; nth < PICTURES; nth++) {
        const drawn = { id: `LIS-${kind}`, kind, setting: 'city' as const };
        const svg = drawActivity(drawn, nth);
        expect(svg).toBe(drawActivity(drawn, nth));
        expect(svg.length).toBeLessThan(60_000);
        expect(svg).not.toMatch(/NaN|undefined|<script|href/);
        expect(svg.match(/<\w/g)!.length).toBe(svg.match(/<\/\w|\/>/g)!.length);
      }
    },
  );

  test('two of one activity differ, and so do those of two activities', () => {
    const [one, other] = picturesOf(first!);
    expect(one!.url).not.toBe(other!.url);
    expect(drawActivity({ id: 'a', kind: 'walk', setting: 'city' }, 0)).not.toBe(
      drawActivity({ id: 'b', kind: 'walk', setting: 'city' }, 0),
    );
  });

  test('they are served as pictures that never change; what is none is not found', async () => {
    const [, , , , name, file] = picturesOf(first!)[0]!.url.split('/');
    const answer = get(name!, file!);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/svg/);
    expect(answer.headers.get('cache-control')).toMatch(/immutable/);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(await answer.text()).toMatch(/^<svg/);
    for (const [activity, wrong] of [
      ['nowhere', '0.svg'],
      [name!, '9.svg'],
      [name!, '../0.svg'],
    ])
      expect(get(activity!, wrong!).status).toBe(404);
  });
});
