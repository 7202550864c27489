import { saidOf } from '@/core/contract/refusal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import * as contract from './contract';
import {
  availableCars,
  aYearAfter,
  bucketOf,
  CAR_BAG_BUCKETS,
  CAR_CANCEL_REASONS,
  CAR_DROP_DEFAULT,
  CAR_PASSENGER_BUCKETS,
  CAR_PRICE_BUCKETS,
  CAR_STATUSES,
  CAR_TITLES,
  CarDriver,
  CarSearch,
  checkRental,
  isPickupTime,
  minutesBetween,
  rentalDays,
  reserveCar,
  searchPlaces,
  tempUrlOf,
} from './contract';
import { carFieldRefusals } from './contract/refusals';

const lisbon = { latitude: 38.78, longitude: -9.13, name: 'Lisbon' };
const porto = { latitude: 41.24, longitude: -8.67, name: 'Porto' };
const search = {
  ...searchPlaces(lisbon, CAR_DROP_DEFAULT),
  pickUpDateTime: '2027-03-12T10:00',
  returnDateTime: '2027-03-19T10:00',
};
const issues = (schema: z.ZodMiniType, value: unknown) =>
  z
    .safeParse(schema, value)
    .error?.issues.map(({ path, message }) => [path.join('.'), saidOf(message).message]) ?? [];

describe('the calls', () => {
  const calls = Object.values(contract)
    .filter((value): value is typeof availableCars => typeof value === 'object' && 'method' in value)
    .map(({ method, path }) => `${method} ${path}`);

  it.each([
    ['R292', 'POST /api/car-rental/availableCars'],
    ['R289', 'GET /api/car-rental/findCountries/EN'],
    ['R402', 'GET /api/agency/cars/bookings/{id}'],
    ['R309', 'POST /api/car-rental/carDetails'],
    ['R290', 'GET /api/car-rental/getStaticData'],
    ['R309', 'POST /api/car-rental/getDetailsFromTempUrl'],
    ['R305', 'POST /api/car-rental/reserveCar'],
    ['R307', 'POST /api/car-rental/cancel'],
    ['R311', 'POST /api/car-rental/sendCarBookingEmail'],
    ['R312', 'POST /api/car-rental/findReservation'],
    ['R312', 'GET /api/car-rental/findMyReservations'],
    ['R310', 'POST /api/getRefund'],
    ['R377', 'GET /api/v2/agency/cars/bookings'],
  ])('%s has the path of the specification: %s', (_, call) => expect(calls).toContain(call));

  it('R304 R305 a reservation answers an array with at least one item', () => {
    expect(z.safeParse(reserveCar.response, []).success).toBe(false);
  });
});

describe('a search', () => {
  it('R287 R288 has its defaults; with "Same drop-off" the car comes back to where it was picked up', () => {
    expect(z.parse(CarSearch, search)).toMatchObject({ age: 25, countryOfResidence: 'US' });
    expect(search).toMatchObject({ returnLatitude: 38.78, returnLongitude: -9.13, dropoffName: 'Lisbon' });
    expect(searchPlaces(lisbon, porto)).toMatchObject({ pickupName: 'Lisbon', dropoffName: 'Porto' });
  });

  it('R283 says which place is missing', () => {
    const { pickupLatitude: _, returnLongitude: __, ...rest } = search;
    expect(issues(CarSearch, rest)).toEqual([
      ['pickupLatitude', carFieldRefusals.pickUpRequired.message],
      ['returnLongitude', carFieldRefusals.dropOffRequired.message],
    ]);
  });

  it('R283 is for any place on earth', () => {
    for (const [latitude, longitude] of [
      [64.13, -21.9],
      [34.05, -118.24],
      [-36.85, 174.76],
      [90, 180],
      [-90, -180],
    ] as const) {
      const places = searchPlaces({ latitude, longitude, name: 'There' }, CAR_DROP_DEFAULT);
      expect(issues(CarSearch, { ...search, ...places })).toEqual([]);
    }
  });

  it.each([
    ['an unknown field', { ...search, agencyId: 'x' }],
    ['a place off the earth', { ...search, pickupLatitude: 91 }],
    ['a place beyond the date line', { ...search, returnLongitude: -180.1 }],
    ['G86 a driver of 17', { ...search, age: 17 }],
    ['G86 a driver of 100', { ...search, age: 100 }],
    ['a country by name', { ...search, countryOfResidence: 'Portugal' }],
    ['G106 a time with a zone', { ...search, pickUpDateTime: '2027-03-12T10:00Z' }],
    ['G106 a day that does not exist', { ...search, pickUpDateTime: '2027-02-29T10:00' }],
  ])('SEC-34 refuses %s', (_, body) => {
    expect(z.safeParse(availableCars.body, body).success).toBe(false);
  });
});

describe('the times of a rental', () => {
  const problem = (pickUpDateTime: string, returnDateTime: string, now?: string) =>
    checkRental({ pickUpDateTime, returnDateTime }, now)[0]?.problem;

  it('G31 G85 exactly an hour and exactly a year are allowed', () => {
    expect(problem('2027-03-12T10:00', '2027-03-12T11:00')).toBeUndefined();
    expect(problem('2027-03-12T10:00', '2027-03-12T10:59')).toBe('tooShort');
    expect(problem('2027-03-12T10:00', '2027-03-11T10:00')).toBe('tooShort');
    expect(problem('2027-03-12T10:00', '2028-03-12T10:00')).toBeUndefined();
    expect(problem('2027-03-12T10:00', '2028-03-12T10:01')).toBe('tooLong');
    expect(aYearAfter('2028-02-29T10:00')).toBe('2029-02-28T10:00');
  });

  it('R286 G84 the pick-up is a time of the calendar, and ahead', () => {
    expect(problem('2027-03-12T24:00', '2027-03-19T10:00')).toBe('pickUpTime');
    expect(problem('', '2027-03-19T10:00')).toBe('pickUpTime');
    expect(problem('2027-03-12T10:00', '2027-03-19T10:00', '2027-03-12T10:00')).toBe('pickUpTime');
    expect(problem('2027-03-12T10:00', '2027-03-19T10:00', '2027-03-12T09:59')).toBeUndefined();
  });

  it('R284 R285 nothing but the hour and the year decides', () => {
    const local = (at: number) => new Date(at * 60_000).toISOString().slice(0, 16);
    const moment = fc.integer({ min: 29_000_000, max: 33_000_000 });
    fc.assert(
      fc.property(moment, fc.integer({ min: -1_000, max: 600_000 }), (from, minutes) => {
        const [pickUp, back] = [local(from), local(from + minutes)];
        const isRight = minutesBetween(pickUp, back) >= 60 && back <= aYearAfter(pickUp);
        expect(problem(pickUp, back) === undefined).toBe(isRight);
      }),
    );
  });

  it('counts every 24 hours that have begun as a day', () => {
    expect([60, 1440, 1441, 2880].map(rentalDays)).toEqual([1, 1, 2, 2]);
  });
});

describe('lists of words and numbers', () => {
  it('R295 G28 buckets of prices take their lower bound and not the upper', () => {
    const price = (value: number) => bucketOf(CAR_PRICE_BUCKETS, value)?.id;
    expect([0, 199.99, 200, 299.99, 300, 399.99, 400, 9_000].map(price)).toEqual([
      'under-200',
      'under-200',
      '200-300',
      '200-300',
      '300-400',
      '300-400',
      'over-400',
      'over-400',
    ]);
  });

  it('R296 G28 five passengers are five or more', () => {
    expect([4, 5, 9].map((value) => bucketOf(CAR_PASSENGER_BUCKETS, value)?.id)).toEqual([
      '1-4',
      '5-or-more',
      '5-or-more',
    ]);
  });

  it('R297 G28 three bags are not two, and five are five or more', () => {
    expect([0, 1, 2, 3, 4, 5].map((value) => bucketOf(CAR_BAG_BUCKETS, value)?.id)).toEqual([
      undefined,
      '1-2',
      '1-2',
      '3-4',
      '3-4',
      '5-or-more',
    ]);
  });

  it('R301 a driver is Mr, Mrs, Ms or Dr', () => {
    expect(CAR_TITLES).toEqual(['Mr', 'Mrs', 'Ms', 'Dr']);
  });

  it('R306 a booking is Confirmed, Cancelled or Failed', () => {
    expect(CAR_STATUSES).toEqual(['Confirmed', 'Cancelled', 'Failed']);
  });

  it('R307 it is cancelled as Duplicate, as Fraudulent or as Requested by Customer', () => {
    expect(CAR_CANCEL_REASONS).toEqual(['Duplicate', 'Fraudulent', 'Requested by Customer']);
  });
});

describe('the driver', () => {
  it('R300 every missing field has a sentence of its own', () => {
    expect(issues(CarDriver, { title: 'Ms' })).toEqual([
      ['firstName', carFieldRefusals.firstName.message],
      ['lastName', carFieldRefusals.lastName.message],
      ['email', carFieldRefusals.email.message],
      ['address', carFieldRefusals.address.message],
      ['city', carFieldRefusals.city.message],
      ['state', carFieldRefusals.state.message],
      ['zipCode', carFieldRefusals.zipCode.message],
      ['pickupTime', carFieldRefusals.pickUpTime.message],
    ]);
  });

  it('the address of an offer carries its id whatever it contains', () => {
    const id = 'car1.airport:LIS~0.x/y?z&a';
    expect(new URL(tempUrlOf(id), 'https://a.example').searchParams.get('offer')).toBe(id);
  });

  it('R286 comes on the day of the pick-up, not before the priced time, while somebody is there', () => {
    const openingHours = [{ weekday: 5, opens: '08:00', closes: '20:00' }];
    const offer = (more: object = {}) =>
      ({
        pickUpDateTime: '2027-03-12T10:00',
        returnDateTime: '2027-03-19T10:00',
        pickUp: { openingHours, servesOutOfHours: false, ...more },
      }) as Parameters<typeof isPickupTime>[1];
    expect(['09:59', '10:00', '20:00', '20:01'].map((time) => isPickupTime(time, offer()))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isPickupTime('23:30', offer({ servesOutOfHours: true }))).toBe(true);
    expect(isPickupTime('11:00', { ...offer(), returnDateTime: '2027-03-12T11:00' })).toBe(false);
    const early = { ...offer(), pickUpDateTime: '2027-03-12T06:00' };
    expect(['07:59', '08:00'].map((time) => isPickupTime(time, early))).toEqual([false, true]);
    const friday = { weekday: 5, opens: '12:00', closes: '14:00' };
    const week = offer({ openingHours: [{ weekday: 4, opens: '08:00', closes: '20:00' }, friday] });
    expect(['11:59', '12:00'].map((time) => isPickupTime(time, week))).toEqual([false, true]);
    const closed = [[], [{ weekday: 5, opens: null, closes: null }]];
    for (const openingHours of closed) expect(isPickupTime('12:00', offer({ openingHours }))).toBe(false);
  });
});
