import { describe, expect, it } from 'vitest';
import type { Schedule } from '../contract/plans';
import { chargesOf, monthsLater } from './calendar';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const yearly = { months: 12, periods: null, amount: usd(118_800) };
const monthly = { months: 1, periods: 12, amount: usd(2_999) };
const told = (schedule: Schedule, begins = '2026-11-24') =>
  chargesOf(schedule, begins).map(({ on, amount, months, times }) => [on, amount.amount, months, times]);

describe('months on the calendar', () => {
  it.each([
    ['2026-11-24', 1, '2026-12-24'],
    ['2026-11-24', 12, '2027-11-24'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %d months', (day, months, later) => {
    expect(monthsLater(day, months)).toBe(later);
  });
});

describe('what is charged when', () => {
  it('R426 the regular rate: every 12 months', () => {
    expect(told([yearly])).toEqual([
      ['2026-11-24', 118_800, 12, 1],
      ['2027-11-24', 118_800, 12, null],
    ]);
  });
  it('R426 the holiday rate: 12 months, then as regular', () => {
    expect(told([monthly, yearly])).toEqual([
      ['2026-11-24', 2_999, 1, 1],
      ['2026-12-24', 2_999, 1, 11],
      ['2027-11-24', 118_800, 12, null],
    ]);
  });
  it('R425 free months come first', () => {
    expect(told([{ months: 3, periods: 1, amount: usd(0) }, monthly, yearly])).toEqual([
      ['2026-11-24', 0, 3, 1],
      ['2027-02-24', 2_999, 1, 12],
      ['2028-02-24', 118_800, 12, null],
    ]);
  });
  it('counts each day from the first one', () => {
    expect(told([{ months: 1, periods: 1, amount: usd(0) }, yearly], '2027-01-31')[1]![0]).toBe('2027-02-28');
    expect(told([monthly, yearly], '2027-01-31')[2]![0]).toBe('2028-01-31');
  });
});
