import { expect, it } from 'vitest';
import { isReturned, rentalTitle } from './rental-title';

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
