import { expect, it } from 'vitest';
import { comesAt, isReturned, rentalTitle } from './rental-title';

const lisbon = { id: 'airport:LIS', city: 'Lisbon' };

it('a rental is called by its city, or by both', () => {
  expect(rentalTitle({ pickUp: lisbon, dropOff: { id: 'station:oriente', city: 'Lisbon' } })).toBe('Lisbon');
  expect(rentalTitle({ pickUp: lisbon, dropOff: { id: 'airport:OPO', city: 'Porto' } })).toBe(
    'Lisbon – Porto',
  );
});

it('R288 the car comes back to the same place, not merely to the same city', () => {
  expect(isReturned({ pickUp: lisbon, dropOff: lisbon })).toBe(true);
  expect(isReturned({ pickUp: lisbon, dropOff: { id: 'station:oriente', city: 'Lisbon' } })).toBe(false);
});

it('R286 the driver comes on the day of the pick-up', () => {
  expect(comesAt('2027-03-12T10:00', '10:30')).toBe('2027-03-12T10:30');
});
