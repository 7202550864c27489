import { describe, expect, it } from 'vitest';
import { each } from '@/tests/support/each';
import { usd } from '../testing/fixtures';
import { fillCriteria, toFlightSearch } from '../search/criteria/criteria';
import { toGrid } from './grid';
import { gridPrices } from '../testing/grid-fixture';
import { firstStop, nextCell } from './move';
import { withDates } from './with-dates';

const TODAY = '2027-03-01';
const NOW = { depart: '2027-03-10', return: '2027-03-17' };
const price = (departureDate: string, returnDate: string | null, dollars: number | null) => ({
  departureDate,
  returnDate,
  lowest: dollars === null ? null : usd(dollars),
});

describe('prices around the dates', () => {
  it('has three days before and after, departures across and returns down', () => {
    const grid = toGrid(gridPrices({ departureDate: NOW.depart, returnDate: NOW.return }), NOW, TODAY);
    expect(grid.departures).toEqual(
      [7, 8, 9, 10, 11, 12, 13].map((day) => `2027-03-${day < 10 ? '0' : ''}${day}`),
    );
    expect([grid.returns[0], grid.returns.at(-1)]).toEqual(['2027-03-14', '2027-03-20']);
    expect(grid.rows.flat().filter(({ current }) => current)).toEqual([
      expect.objectContaining({ depart: NOW.depart, return: NOW.return }),
    ]);
  });

  it('has one row for one way', () => {
    const grid = toGrid([price('2027-03-09', null, 200)], { depart: NOW.depart, return: null }, TODAY);
    expect(grid.returns).toEqual([null]);
    expect(grid.rows[0]!.map((cell) => cell.price?.amount ?? null)).toEqual([
      null,
      null,
      20_000,
      null,
      null,
      null,
      null,
    ]);
  });

  it('leaves out days that are over, and has no price for a return before the departure', () => {
    const grid = toGrid(
      [price('2027-03-13', '2027-03-12', null)],
      { depart: '2027-03-11', return: '2027-03-12' },
      '2027-03-10',
    );
    expect(grid.departures[0]).toBe('2027-03-10');
    expect(grid.returns[0]).toBe('2027-03-10');
    const early = grid.rows
      .flat()
      .find((cell) => cell.depart === '2027-03-13' && cell.return === '2027-03-12');
    expect(early).toMatchObject({ price: null, tone: null, difference: null });
    expect(grid.lowest).toBeNull();
  });

  it('tells the lowest, and what others save or cost more than the current dates', () => {
    const grid = toGrid(
      [
        price('2027-03-10', '2027-03-17', 500),
        price('2027-03-09', '2027-03-17', 480),
        price('2027-03-09', '2027-03-16', 450),
        price('2027-03-11', '2027-03-17', 530.5),
        price('2027-03-12', '2027-03-17', 500),
      ],
      NOW,
      TODAY,
    );
    const of = (depart: string, back: string) =>
      grid.rows.flat().find((cell) => cell.depart === depart && cell.return === back)!;
    expect(of('2027-03-09', '2027-03-16').tone).toBe('lowest');
    expect(of('2027-03-09', '2027-03-17')).toMatchObject({ tone: 'cheaper', difference: usd(-20) });
    expect(of('2027-03-11', '2027-03-17')).toMatchObject({ tone: 'dearer', difference: usd(30.5) });
    expect(of('2027-03-12', '2027-03-17').tone).toBe('same');
    expect(of('2027-03-10', '2027-03-17')).toMatchObject({ tone: 'same', current: true });
  });

  it('compares with nothing when the current dates have no price', () => {
    const grid = toGrid(
      [
        price('2027-03-10', '2027-03-17', null),
        price('2027-03-09', '2027-03-17', 480),
        price('2027-03-09', '2027-03-16', 450),
      ],
      NOW,
      TODAY,
    );
    expect(grid.rows.flat().flatMap(({ tone }) => tone ?? [])).toEqual(['lowest', 'same']);
    expect(each(grid.rows.flat(), ({ difference }) => difference === null)).toBe(true);
  });
});

describe('moving among prices', () => {
  const open = [
    [true, false, true],
    [false, false, true],
    [true, true, false],
  ];
  it('goes to the next price in the direction of the arrow, and stays at the edge', () => {
    expect(nextCell(open, { row: 0, column: 0 }, 'ArrowRight', false)).toEqual({ row: 0, column: 2 });
    expect(nextCell(open, { row: 0, column: 0 }, 'ArrowDown', false)).toEqual({ row: 2, column: 0 });
    expect(nextCell(open, { row: 0, column: 2 }, 'ArrowRight', false)).toBeNull();
    expect(nextCell(open, { row: 2, column: 1 }, 'ArrowUp', false)).toBeNull();
    expect(nextCell(open, { row: 2, column: 1 }, 'Enter', false)).toBeNull();
  });

  it('goes to the ends of the row, with Ctrl to those of the table', () => {
    expect(nextCell(open, { row: 2, column: 1 }, 'Home', false)).toEqual({ row: 2, column: 0 });
    expect(nextCell(open, { row: 0, column: 0 }, 'End', false)).toEqual({ row: 0, column: 2 });
    expect(nextCell(open, { row: 1, column: 2 }, 'Home', true)).toEqual({ row: 0, column: 0 });
    expect(nextCell(open, { row: 0, column: 0 }, 'End', true)).toEqual({ row: 2, column: 1 });
  });

  it('starts at the current dates, or at the first price', () => {
    expect(firstStop(open, { row: 1, column: 2 })).toEqual({ row: 1, column: 2 });
    expect(firstStop(open, { row: 1, column: 0 })).toEqual({ row: 0, column: 0 });
    expect(firstStop([[false]], null)).toBeNull();
  });
});

it('a chosen pair of dates searches for the same on those dates', () => {
  const criteria = {
    from: 'LIS',
    to: 'NYC',
    depart: '2027-03-10',
    return: '2027-03-17',
    adults: 2,
    prefs: 'noCodeshare',
  };
  const chosen = withDates(criteria, { depart: '2027-03-09', return: '2027-03-20' });
  expect(chosen).toEqual({ ...criteria, depart: '2027-03-09', return: '2027-03-20' });
  const oneWay = withDates(
    { trip: 'one-way', from: 'LIS', to: 'NYC' },
    { depart: '2027-03-09', return: null },
  );
  expect(toFlightSearch(fillCriteria(oneWay, TODAY), () => TODAY)?.legs).toHaveLength(1);
});
