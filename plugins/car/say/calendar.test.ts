import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { DETAILS, RESERVATION } from '../web/testing/fixtures';
import { rentalEvents } from './calendar';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

it('R286 the calendar has the time at which the driver comes, and both ends by the clocks there', () => {
  const dropOff = { ...DETAILS.dropOff, zone: 'Europe/Madrid', name: 'Madrid Barajas' };
  const [pickUp, back] = rentalEvents({ ...RESERVATION, offer: { ...DETAILS, dropOff } }, english);
  expect(pickUp!.start.toISOString()).toBe('2027-03-12T10:30:00.000Z');
  expect(pickUp!.end.toISOString()).toBe('2027-03-12T11:00:00.000Z');
  expect(back!.start.toISOString()).toBe('2027-03-19T09:00:00.000Z');
  expect(back!.location).toContain('Madrid Barajas');
  expect(pickUp!.description).toContain('RD-40118823');
  expect(pickUp!.uid).not.toBe(back!.uid);
});

it('a place is not named twice in a line', () => {
  const pickUp = { ...DETAILS.pickUp, name: 'Lisboa Oriente', address: 'Lisboa Oriente, Lisbon' };
  const [first] = rentalEvents({ ...RESERVATION, offer: { ...DETAILS, pickUp } }, english);
  expect(first!.location).toBe('Lisboa Oriente, Lisbon');
});
