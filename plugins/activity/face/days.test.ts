import { expect, it } from 'vitest';
import { startsAt } from './days';

it('starts go by the zone of the place, also where clocks change', () => {
  expect(startsAt({ zone: 'Europe/Lisbon' }, '2027-03-27', '10:00')).toBe('2027-03-27T10:00:00.000Z');
  expect(startsAt({ zone: 'Europe/Lisbon' }, '2027-03-28', '10:00')).toBe('2027-03-28T09:00:00.000Z');
  expect(startsAt({ zone: 'America/Sao_Paulo' }, '2027-03-28', null)).toBe('2027-03-29T02:59:00.000Z');
});
