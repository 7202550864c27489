import { describe, expect, it } from 'vitest';
import { deckOf, jumboMap } from '../../testing/extras-fixtures';
import { moveIn } from './grid';

const wide = [deckOf({ columns: 'AC DEFG HK', rows: [20, 30] })];

describe('keys in the seat grid', () => {
  it.each([
    ['21C', 'ArrowRight', '21D'],
    ['21D', 'ArrowLeft', '21C'],
    ['21A', 'ArrowLeft', undefined],
    ['21K', 'ArrowRight', undefined],
    ['21E', 'ArrowDown', '22E'],
    ['21E', 'ArrowUp', '20E'],
    ['20E', 'ArrowUp', undefined],
    ['30E', 'ArrowDown', undefined],
    ['21E', 'PageDown', '26E'],
    ['28E', 'PageDown', '30E'],
    ['21E', 'Home', '21A'],
    ['21E', 'End', '21K'],
    ['21E', 'Enter', undefined],
  ])('%s %s: %s', (from, key, to) => {
    expect(moveIn(wide, from, key)).toBe(to);
  });

  it('goes to the ends of the cabin with control', () => {
    expect([moveIn(wide, '25E', 'Home', true), moveIn(wide, '25E', 'End', true)]).toEqual(['20A', '30K']);
  });

  it('goes from one deck to the other at the same side', () => {
    const decks = jumboMap('x').decks!;
    expect([moveIn(decks, '60A', 'ArrowDown'), moveIn(decks, '60K', 'ArrowDown')]).toEqual(['90A', '90K']);
    expect(moveIn(decks, '90K', 'ArrowUp')).toBe('60K');
  });

  it('finds the nearest seat where a row has fewer', () => {
    const [deck] = wide;
    const short = {
      ...deck!,
      rows: deck!.rows.map((row, at) =>
        at === 1 ? { ...row, seats: row.seats.filter(({ column }) => 'AC'.includes(column)) } : row,
      ),
    };
    expect(moveIn([short], '20K', 'ArrowDown')).toBe('21C');
    expect(moveIn([short], '99Z', 'ArrowDown')).toBeUndefined();
  });
});
