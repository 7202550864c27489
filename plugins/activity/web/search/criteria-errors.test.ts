import { expect, it } from 'vitest';
import { criteriaErrors } from './criteria-errors';

it('R314 a day is over when it is at the destination', () => {
  const now = new Date('2027-03-12T10:30:00Z');
  const wrong = (zone: string, from: string) =>
    criteriaErrors({ destination: 'LIS', name: 'Lisbon', from }, { zone }, now).map(({ field }) => field);
  expect(wrong('Europe/Lisbon', '2027-03-12')).toEqual([]);
  expect(wrong('Europe/Lisbon', '2027-03-11')).toEqual(['dates']);
  expect(wrong('Pacific/Pago_Pago', '2027-03-11')).toEqual([]);
  expect(wrong('Pacific/Kiritimati', '2027-03-12')).toEqual(['dates']);
});
