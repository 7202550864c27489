import { describe, expect, it } from 'vitest';
import { checkInWords } from './check-in';
import { allHotels, hotelOf } from '@/plugins/sandbox/hotel/content/hotels';
import { nearOf } from '../../face/near';
import { placesWith } from './places';

const places = placesWith(allHotels);
const first = (term: string) => places.find(term, 'en', 20)[0];

describe('searching a place to stay', () => {
  it.each(['Lisbo', 'lisboa', 'Lisabon'])('finds Lisbon by %s', (term) => {
    expect(first(term)).toMatchObject({ id: 'LIS', kind: 'city', name: 'Lisbon', context: 'Portugal' });
  });

  it.each([
    ['Alfama', 'area', 'LIS'],
    ['Torre Eiffel', 'landmark', 'PAR'],
    ['Eiffel Tower', 'landmark', 'PAR'],
    ['LIS', 'airport', 'LIS'],
  ])('finds %s first', (term, kind, cityId) => {
    expect(first(term)).toMatchObject({ kind, cityId });
  });

  it('forgives a typing error in the name of a property', () => {
    const { name } = allHotels()[3]!;
    expect(first(`${name.slice(0, 6)}x${name.slice(7)}`)?.name).toBe(name);
  });

  it('answers in the language and never more than asked for (R251)', () => {
    expect(places.find('lisbon', 'pt', 20)[0]).toMatchObject({ name: 'Lisboa', context: 'Portugal' });
    expect(places.find('a', 'en', 20)).toHaveLength(20);
    expect(places.find(' ', 'en', 20)).toEqual([]);
    expect(places.of('LIS', 'es')?.name).toBe('Lisboa');
    expect(places.of('nowhere')).toBeUndefined();
  });

  it('tells what is near, the nearest first, and the words of the reception', () => {
    const near = nearOf(hotelOf('h-lis-01')!);
    expect(near.map(({ kind }) => kind)).toContain('airport');
    expect(near.map(({ distance }) => distance)).toEqual(
      near.map(({ distance }) => distance).sort((a, b) => a - b),
    );
    expect(checkInWords('BR').language).toBe('pt');
    expect(checkInWords('XX').language).toBe('en');
  });

  it('answers a typed letter within 5 ms', () => {
    const typed = [
      'l',
      'li',
      'lis',
      'lisb',
      'lisbo',
      'lisbon',
      'hotel',
      'grand',
      'praia do',
      'paris eif',
      'a',
    ];
    // Of this process's own time: others may be busy here, too.
    const cost = (term: string) => {
      const before = process.cpuUsage();
      for (let time = 0; time < 10; time++) places.find(term, 'pt', 20);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / 10;
    };
    for (const term of typed)
      expect(Math.min(...Array.from({ length: 4 }, () => cost(term))), term).toBeLessThan(5);
  });
});
