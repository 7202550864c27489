import { saidOf as told } from '@/core/contract/refusal';
import { describe, expect, it } from 'vitest';
import {
  ActivityGuests,
  ActivityTraveler,
  AgencyActivityRow,
  bookActivity,
  cancelActivity,
  checkoutActivity,
  getActivityBooking,
  getActivityPenalty,
  listAgencyActivities,
  listMyActivities,
  sendActivityEmail,
} from './activity-booking';

const ana = { category: 'ADULT', firstName: 'Ana', lastName: 'Sol' };
const guests = { travelers: [ana], email: 'ana@example.org', phone: '+351 910 000 000' };
const said = (change: object) =>
  ActivityGuests.safeParse({ ...guests, ...change }).error?.issues.map(
    ({ message }) => told(message).message,
  );
const saidOf = (change: object) =>
  ActivityTraveler.safeParse({ ...ana, ...change }).error?.issues.map(({ message }) => told(message).message);

describe('who takes part', () => {
  it('R331 R333 needs a lead traveller and a valid e-mail address', () => {
    expect(said({})).toBeUndefined();
    expect(said({ travelers: [] })).toEqual(['Please select at least one traveler']);
    expect(said({ email: 'ana@' })).toHaveLength(1);
  });

  it('R334 takes height in cm or ft and weight in kg or lbs, as people have them', () => {
    expect(saidOf({ height: { value: 5.9, unit: 'ft' }, weight: { value: 70, unit: 'kg' } })).toBeUndefined();
    expect(saidOf({ weight: { value: 700, unit: 'kg' } })).toEqual(['Please enter a valid weight']);
    expect(saidOf({ height: { value: 180, unit: 'ft' } })).toEqual(['Please enter a valid height']);
    expect(
      saidOf({ height: { value: 180, unit: 'cm' }, weight: { value: 154, unit: 'lbs' } }),
    ).toBeUndefined();
    expect(saidOf({ height: { value: 180, unit: 'kg' } })).toHaveLength(1);
  });

  it('R332 a passport has a day of the calendar and a country', () => {
    expect(
      saidOf({ passportNumber: 'X1', passportExpiryDate: '2031-01-31', passportNationality: 'PT' }),
    ).toBeUndefined();
    expect(saidOf({ passportNumber: '@@' })).toEqual(['Please enter a valid passport number']);
    expect(saidOf({ passportExpiryDate: '2031-02-31' })).toEqual(['Passport expiry date is required']);
    expect(saidOf({ passportNationality: 'Portugal' })).toEqual(['Passport nationality is required']);
  });

  it('R335 R336 knows guides and modes of the specification alone', () => {
    expect(said({ tourLanguage: { language: 'pt', type: 'AUDIO' } })).toBeUndefined();
    expect(said({ tourLanguage: { language: 'pt', type: 'DANCE' } })).toBeDefined();
    expect(said({ arrival: { mode: 'AIRPORT', fields: { airline: 'TAP' } } })).toBeUndefined();
    for (const flightNumber of ['TP1356', 'tp 1356', 'U2 8401', 'AF1A'])
      expect(said({ arrival: { mode: 'AIRPORT', fields: { flightNumber } } })).toBeUndefined();
    for (const flightNumber of ['!!', '12345', 'Lisbon'])
      expect(said({ arrival: { mode: 'AIRPORT', fields: { flightNumber } } })).toEqual([
        'Please enter a valid flight number, such as TP1356',
      ]);
    expect(said({ arrival: { mode: 'BALLOON', fields: {} } })).toBeDefined();
    expect(said({ departure: { mode: 'TRAIN', fields: { shoes: 'red' } } })).toBeDefined();
  });

  it('is picked up at one place, or says so later', () => {
    for (const pickup of [{ point: 'p1' }, { text: 'Hotel Sol' }, { later: true }])
      expect(said({ pickup })).toBeUndefined();
    expect(said({ pickup: { point: 'p1', later: true } })).toBeDefined();
  });
});

it.each([
  ['R331 the price of now', checkoutActivity, 'POST /api/activities/bookings/checkout'],
  ['R331 a booking', bookActivity, 'POST /api/activities/bookings/book'],
  ['R348 what is booked', getActivityBooking, 'GET /api/activities/bookings/{id}/details'],
  ['R342 the refund', getActivityPenalty, 'GET /api/activities/bookings/{id}/cancel-penalty'],
  ['R343 a cancellation', cancelActivity, 'POST /api/activities/bookings/cancel'],
  ['R348 the confirmation by mail', sendActivityEmail, 'POST /api/activities/bookings/email'],
  ['R432 the own list', listMyActivities, 'GET /api/activities/user/bookings'],
  ['R441 the list of the agency', listAgencyActivities, 'GET /api/agency/activities/bookings'],
] as const)('%s is asked for at the address of the specification', (_, { method, path }, address) => {
  expect(`${method} ${path}`).toBe(address);
});

it('R343 cancelling sends reason, quote and booking', () => {
  const body = {
    bookingId: '8ed3f6fc-5f13-45b5-862e-2a520a144fe6',
    reason: 'plans',
    quoteAmount: { amount: 9000, currency: 'USD' },
  };
  expect(cancelActivity.body.safeParse(body).success).toBe(true);
  for (const name of Object.keys(body))
    expect(cancelActivity.body.safeParse({ ...body, [name]: undefined }).success).toBe(false);
  expect(cancelActivity.body.safeParse({ ...body, reason: ' ' }).success).toBe(false);
  expect(
    cancelActivity.body.safeParse({ ...body, quoteAmount: { amount: -1, currency: 'USD' } }).success,
  ).toBe(false);
});

it('R441 a row of the agency has what its columns show', () => {
  const columns = [
    'bookingId',
    'activityName',
    'leadPassenger',
    'activityDateTime',
    'salesPrice',
    'bookingStatus',
  ];
  expect(Object.keys(AgencyActivityRow.shape)).toEqual(
    expect.arrayContaining([...columns, 'reasonForCancellation', 'refundAmount']),
  );
});
