import { expect, it } from 'vitest';
import { untilNextLook } from './look-again';

const now = new Date('2027-03-01T00:00:00Z');

it.each([
  ['2027-06-01', 7 * 24],
  ['2027-04-01T10:00', 7 * 24],
  ['2027-03-31', 24],
  ['2027-03-05', 24],
  ['2027-03-04', 6],
  ['2027-03-01', 6],
  ['2027-02-28', 6],
])('what starts on %s is looked at again after %i hours', (startsAt, hours) =>
  expect(untilNextLook(startsAt, now)).toBe(hours * 3_600_000),
);
