import { describe, expect, it } from 'vitest';
import type { Seat, SeatDeck } from '../../../contract';
import { seatsTogether } from './together';

/** A row as it looks from above: `.` free, `x` taken, `e` an exit row's seat, `$` free at a price, blank the aisle. */
const deckOf = (...drawn: string[]): SeatDeck => {
  const letters = 'ABCDEFGH';
  const width = drawn[0]!.length;
  const columns: (string | null)[] = [];
  let letter = 0;
  for (let at = 0; at < width; at++) columns.push(drawn[0]![at] === ' ' ? null : letters[letter++]!);
  const rows = drawn.map((row, index) => ({
    number: index + 1,
    isExit: row.includes('e'),
    isOverWing: false,
    seats: [...row].flatMap((sign, at): Seat[] => {
      const column = columns[at];
      if (column === null || column === undefined) return [];
      return [
        {
          number: `${index + 1}${column}`,
          column,
          position: 'middle',
          characteristics: sign === 'e' ? ['exit-row'] : [],
          availability: sign === 'x' ? 'taken' : 'available',
          price: sign === '$' ? { amount: 2000, currency: 'USD' } : null,
          passengerTypes: sign === 'e' ? ['ADT'] : ['ADT', 'CHD'],
        },
      ];
    }),
  }));
  return { name: 'main', columns, rows };
};
const seats = (deck: SeatDeck, types: Parameters<typeof seatsTogether>[1]) =>
  seatsTogether([deck], types)?.map(({ seat }) => seat);

describe('sitting together', () => {
  it('takes neighbours of one row, not the first seats that are free', () => {
    expect(seats(deckOf('.xx x.x', 'x.x ...'), ['ADT', 'ADT'])).toEqual(['2D', '2E']);
    expect(seats(deckOf('.xx x.x', 'x.x ...'), ['ADT', 'ADT', 'CHD'])).toEqual(['2D', '2E', '2F']);
  });
  it('does not call two seats neighbours across the aisle while there are better ones', () => {
    expect(seats(deckOf('xx. .xx', 'xxx ..x'), ['ADT', 'ADT'])).toEqual(['2D', '2E']);
    expect(seats(deckOf('xx. .xx', '.xx xxx'), ['ADT', 'ADT'])).toEqual(['1C', '1D']);
  });
  it('goes on in the nearest row where no row has room for all', () => {
    expect(seats(deckOf('..x xxx', 'xxx xxx', '..x xxx', '.xx xxx'), ['ADT', 'ADT', 'ADT'])).toEqual([
      '3A',
      '3B',
      '4A',
    ]);
  });
  it('takes the cheaper of equally near ones', () => {
    expect(seats(deckOf('$$x xxx', '..x xxx'), ['ADT', 'ADT'])).toEqual(['2A', '2B']);
  });
  it('has no seat for an infant, and none that a child may not have', () => {
    expect(seats(deckOf('eee eee', 'x.. xxx'), ['ADT', 'CHD', 'INF'])).toEqual(['2B', '2C']);
  });
  it('says that there are too few', () => {
    expect(seatsTogether([deckOf('xx. xxx')], ['ADT', 'ADT'])).toBeNull();
  });
});
