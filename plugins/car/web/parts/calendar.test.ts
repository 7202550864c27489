import { expect, it } from 'vitest';
import { DETAILS, RESERVATION } from '../fixtures';
import { calendarOf } from './calendar';

const words = { pickUp: 'Pick up the car', dropOff: 'Return the car' };

it('R286 the calendar has the time at which the driver comes, and both ends by the clocks there', () => {
  const dropOff = { ...DETAILS.dropOff, zone: 'Europe/Madrid', name: 'Madrid Barajas' };
  const [pickUp, back] = calendarOf({ ...RESERVATION, offer: { ...DETAILS, dropOff } }, words);
  expect(pickUp!.start.toISOString()).toBe('2027-03-12T10:30:00.000Z');
  expect(pickUp!.end.toISOString()).toBe('2027-03-12T11:00:00.000Z');
  expect(back!.start.toISOString()).toBe('2027-03-19T09:00:00.000Z');
  expect(back!.location).toContain('Madrid Barajas');
  expect(pickUp!.description).toContain('RD-40118823');
  expect(pickUp!.uid).not.toBe(back!.uid);
});
