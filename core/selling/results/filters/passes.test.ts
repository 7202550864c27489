import { describe, expect, it } from 'vitest';
import { codesLike, codesOrNone, oneOf, someOf } from './filter-address';
import { hiddenBy, passesAll, relaxation, type Tests } from './passes';
import { facetsIn, namedFacets, tallyBy } from './tally';

const usd = (amount: number) => ({ amount, currency: 'USD' });
interface Boat {
  price: number;
  sails: number;
  port: string;
}
const boat = (price: number, sails: number, port: string): Boat => ({ price, sails, port });
const FLEET = [[boat(100, 1, 'A'), boat(300, 2, 'B')], [boat(200, 2, 'A')], [boat(400, 3, 'C')]];
const tests = (most: number, sails: number): Tests<Boat, 'price' | 'sails'> => [
  ['price', ({ price }) => price <= most],
  ['sails', (it) => it.sails === sails],
];

describe('filters of any product', () => {
  it('pass what passes each of them, and name the only one that hides', () => {
    expect(passesAll(tests(200, 2))(boat(200, 2, 'A'))).toBe(true);
    expect(hiddenBy(tests(200, 2))(boat(200, 2, 'A'))).toBeUndefined();
    expect(hiddenBy(tests(100, 2))(boat(200, 2, 'A'))).toBe('price');
    expect(hiddenBy(tests(100, 1))(boat(200, 2, 'A'))).toBeNull();
  });

  it('name the one to lift and what that gains, all of them when no single one helps', () => {
    expect(relaxation(FLEET, tests(50, 2))).toEqual({ filter: 'price', gain: 2 });
    expect(relaxation(FLEET, tests(50, 9))).toEqual({ filter: null, gain: 3 });
    expect(relaxation([], tests(50, 2))).toBeNull();
    // Two of the three have the price, one of them the sails.
    expect(relaxation(FLEET, tests(250, 3))).toEqual({ filter: 'sails', gain: 2 });
  });
});

describe('options of any product', () => {
  const found = tallyBy(
    FLEET,
    ({ price }) => usd(price),
    ({ port }) => [port],
  );

  it('count each result once, at the lowest price among the offers that have it', () => {
    expect(facetsIn(['A', 'B', 'D'], found)).toEqual([
      { value: 'A', count: 2, lowest: usd(100) },
      { value: 'B', count: 1, lowest: usd(300) },
      { value: 'D', count: 0, lowest: null },
    ]);
  });

  it('stand by name where the results bring them', () => {
    const names = new Map([
      ['A', 'Zadar'],
      ['B', 'Bari'],
    ]);
    expect(namedFacets(names, found).map(({ name }) => name)).toEqual(['Bari', 'Zadar']);
  });
});

describe('filters in an address', () => {
  const long = 'AB,'.repeat(200);

  it('are read up to 600 characters', () => {
    expect(long).toHaveLength(600);
    const all = Array.from({ length: 200 }, () => 'AB');
    for (const filter of [codesLike(/^[A-Z]{2}$/), codesOrNone(/^[A-Z]{2}$/), someOf(['AB'])]) {
      expect(filter.parse(long)).toEqual(all);
      expect(filter.parse(`${long},`)).toBeUndefined();
    }
  });

  it('are one of a few words, or none', () => {
    expect([oneOf(['a', 'b']).parse('b'), oneOf(['a', 'b']).parse('a,b')]).toEqual(['b', undefined]);
  });
});
