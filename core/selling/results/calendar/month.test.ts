import { describe, expect, it } from 'vitest';
import { addMonths, dayByKey, leadingDays, lowestOf } from './month';

describe('a month of prices', () => {
  it('begins on its day of the week, in weeks of Sundays and of Mondays', () => {
    // The first of March 2027 is a Monday.
    expect(leadingDays('2027-03', 1)).toBe(0);
    expect(leadingDays('2027-03', 0)).toBe(1);
  });

  it('goes on over the turn of the year', () => {
    expect(addMonths('2027-12', 1)).toBe('2028-01');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
  });

  it('is walked by arrow keys, and left at neither end', () => {
    expect(dayByKey('ArrowRight', 0, 31)).toBe(1);
    expect(dayByKey('ArrowDown', 3, 31)).toBe(10);
    expect(dayByKey('Home', 12, 31)).toBe(0);
    expect(dayByKey('End', 12, 31)).toBe(30);
    expect(dayByKey('ArrowLeft', 0, 31)).toBeNull();
    expect(dayByKey('ArrowDown', 28, 31)).toBeNull();
    expect(dayByKey('a', 3, 31)).toBeNull();
  });

  it('knows its lowest price, and that it has none', () => {
    const priced = [410, 403, 420].map((amount, at) => ({
      date: `2027-03-0${at + 1}`,
      from: { amount, currency: 'USD' },
    }));
    expect(lowestOf(priced)).toBe(403);
    expect(lowestOf([{ date: '2027-03-01', from: null }])).toBeNull();
  });
});
