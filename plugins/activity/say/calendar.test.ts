import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { ActivityReservation } from '../contract';
import { ASKING, MEETING, someDetails } from '../web/testing/fixtures';
import { anOffer, aReservation } from '../web/testing/fixtures-booked';
import { activityEvents } from './calendar';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const [rossio] = ASKING.pickup.points;

/** Where the calendar says to be, and what else. */
function entryOf(pickup: ActivityReservation['guests']['pickup'], activity = ASKING) {
  const booked = aReservation({ offer: anOffer({ activity }) });
  const [event] = activityEvents({ ...booked, guests: { ...booked.guests, pickup } }, english);
  return { location: event!.location, isFetched: /picked up here/.test(event!.description ?? '') };
}

it('R348 the calendar leads to where guests are picked up, and else to the meeting point', () => {
  expect(entryOf({ point: rossio!.id })).toEqual({ location: 'Rossio', isFetched: true });
  expect(entryOf({ text: 'Hotel Sol' })).toEqual({ location: 'Hotel Sol', isFetched: true });
  expect(entryOf({ later: true }).location).toBe('You will tell the organizer later where to pick you up');
  expect(entryOf(undefined)).toEqual({ location: MEETING.name, isFetched: false });
});

it('of several meeting points each is said, and of none the city', () => {
  const gate = { ...MEETING, id: 'gate', name: 'The gate', address: 'Rua 1' };
  const two = someDetails({ meetingPoints: [MEETING, gate] });
  expect(entryOf(undefined, two).location).toBe(`${MEETING.name} or The gate, Rua 1`);
  expect(entryOf(undefined, someDetails({ meetingPoints: [] })).location).toBe('Lisbon');
});
