import { expect, it } from 'vitest';
import { LISBON, STAY } from '../testing/fixtures';
import { fillCriteria } from './criteria';
import { criteriaErrors } from './criteria-errors';

it('R246 a stay begins today at the earliest, on the calendar of its place', () => {
  const now = new Date('2027-03-12T10:30:00Z');
  const wrong = (zone: string, checkIn: string) =>
    criteriaErrors(fillCriteria({ ...STAY, checkIn }), () => ({ ...LISBON, zone }), now).map(
      ({ field }) => field,
    );
  expect(wrong('Europe/Lisbon', '2027-03-12')).toEqual([]);
  expect(wrong('Europe/Lisbon', '2027-03-11')).toEqual(['dates']);
  expect(wrong('Pacific/Pago_Pago', '2027-03-11')).toEqual([]);
  expect(wrong('Pacific/Kiritimati', '2027-03-12')).toEqual(['dates']);
});
