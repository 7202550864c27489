import { describe, expect, test } from 'vitest';
import { chanceOf } from '@/server/selling/pictures/drawing/chance';
import { buildingOf } from './building';
import { WORLD_CITIES, worldCity } from '@/server/reference/world/cities';
import { allHotels, hotelsIn } from '../content/hotels';
import { subjectsOf } from '../content/subjects';
import { pictureOf, pictureRoute, subjectOf } from './route';

const SOME = allHotels().filter((_, at) => at % 97 === 0);
/** As browsers draw it within a moment and phones load it gladly. */
const MOST_LETTERS = 60_000;

const ask = (hotel: string, file: string) =>
  pictureRoute.run({ params: { hotel, file } } as never) as Response;

describe('pictures of invented properties', () => {
  test('are the same each time, of one making, and carry nothing but shapes', () => {
    for (const hotel of SOME)
      for (const subject of subjectsOf(hotel)) {
        const svg = pictureOf(hotel, subject);
        expect(pictureOf(hotel, subject)).toBe(svg);
        expect(svg.length).toBeLessThan(MOST_LETTERS);
        expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
        expect(svg).not.toMatch(/<script|<image|<foreignObject|href|NaN|undefined|Infinity/);
        for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
        expect(svg.split('<g').length).toBe(svg.split('</g>').length);
      }
  });

  test('show what a property has, the building first', () => {
    for (const hotel of SOME) {
      const subjects = subjectsOf(hotel);
      expect(subjects[0]).toEqual({ subject: 'facade', nth: 0 });
      const hasPool = hotel.amenities.includes('pool') || hotel.amenities.includes('indoorPool');
      expect(subjects.some(({ subject }) => subject === 'pool')).toBe(hasPool);
      expect(subjects.length).toBeGreaterThanOrEqual(4);
    }
  });

  test('no property looks like the one beside it', () => {
    const looks = (id: string, kind: string, cityId: string, stars: number) =>
      JSON.stringify(buildingOf(chanceOf(`${id} looks`), kind, worldCity(cityId)!.kind, stars));
    for (const { id: cityId } of WORLD_CITIES) {
      const seen = hotelsIn(cityId).map(({ id, kind, stars }) => looks(id, kind, cityId, stars ?? 2));
      expect(new Set(seen).size, cityId).toBe(seen.length);
    }
  });

  test('are served for good, and nothing is where there is none', async () => {
    const [hotel] = SOME;
    const answer = ask(hotel!.id, 'facade-0.svg');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toBe(pictureOf(hotel!, { subject: 'facade', nth: 0 }));
    for (const [id, file] of [
      ['nobody', 'facade-0.svg'],
      [hotel!.id, 'facade-1.svg'],
      [hotel!.id, '../facade-0.svg'],
      [hotel!.id, 'facade-0.png'],
    ])
      expect(ask(id!, file!).status, file).toBe(404);
    expect(subjectOf(hotel!, 'room-9.svg')).toBeUndefined();
  });
});
