import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ageOn, isDay } from '../date';

const two = (number: number) => String(number).padStart(2, '0');
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const last = (year: number, month: number) => LENGTHS[month - 1]! + (month === 2 && isLeap(year) ? 1 : 0);

const figures = fc.record({
  year: fc.integer({ min: 1890, max: 2210 }),
  month: fc.integer({ min: 0, max: 13 }),
  day: fc.integer({ min: 0, max: 32 }),
});

it('G106 a day is one of the calendar, of a year from 1900 to 2199, and nothing beside it', () => {
  fc.assert(
    fc.property(figures, fc.constantFrom('', 'x', ' '), ({ year, month, day }, more) => {
      const text = `${year}-${two(month)}-${two(day)}`;
      const isOne = year >= 1900 && year < 2200 && month >= 1 && month <= 12 && day >= 1;
      expect([text, isDay(text)]).toEqual([text, isOne && day <= last(year, month)]);
      if (more) expect([isDay(`${more}${text}`), isDay(`${text}${more}`)]).toEqual([false, false]);
    }),
    { numRuns: 1_000 },
  );
});

it('an age is of completed years, born on 29 February from 1 March', () => {
  expect(
    ['2027-03-09', '2027-03-10', '2027-03-11', '2027-02-28', '2027-12-01'].map((on) =>
      ageOn('2000-03-10', on),
    ),
  ).toEqual([26, 27, 27, 26, 27]);
  expect([ageOn('2004-02-29', '2027-02-28'), ageOn('2004-02-29', '2027-03-01')]).toEqual([22, 23]);
});
