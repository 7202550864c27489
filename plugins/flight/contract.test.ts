import { saidOf } from '@/core/contract/refusal';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { flightRefusals, travellerRefusals } from './contract/refusals';
import {
  ageOn,
  defaultPassenger,
  FlightSearch,
  getReservationDetails,
  IsoDate,
  passengersOf,
  passengerTypeOn,
  Phone,
  repriceOffer,
  routeTypeOf,
  searchAirports,
  searchFlights,
  Traveller,
} from './contract';

const leg = { origin: 'LIS', destination: 'NYC', departureDate: '2027-03-01' };
const search = { legs: [leg], travellers: { adults: 1 } };
const messages = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map((issue) => saidOf(issue.message).message) ?? [];

describe('a search', () => {
  const { preferences, ...asked } = z.parse(FlightSearch, search);

  it('R184 is for one adult in any cabin of a commercial aircraft, unless it says otherwise', () => {
    expect(asked).toEqual({
      legs: [leg],
      travellers: { adults: 1, children: 0, infants: 0 },
      cabin: 'NoPreference',
      aircraftType: 'Commercial',
    });
  });

  it('R190 asks for public and private fares of any terms, in the words of the airline', () => {
    expect(preferences.fare).toEqual({
      fareTypes: ['PUBLIC', 'PRIVATE'],
      refundable: 'any',
      changeable: 'any',
      useCustomBrands: false,
    });
  });

  it('R191 combines cabins as is cheapest, virtual ones included', () => {
    expect(preferences.cabin).toEqual({
      cabinCombo: 'CHEAPEST',
      downsell: false,
      upsell: false,
      processVirtualCabinCombos: true,
    });
  });

  it('R192 looks at speed 3 for a thousand results of one ticket, without checks of ticketing', () => {
    expect(preferences.responseOptions).toEqual({ maxResults: 1000 });
    expect(preferences.advancedShop).toEqual({
      searchSpeed: 3,
      multipleTicket: 'NO',
      ticketingChecks: false,
    });
  });

  it('R188 asks for any number of stops of any carrier', () => {
    expect(preferences.schedule).toEqual({ allowedStops: '2+', noOvernightStay: false });
    expect(preferences.carrier).toEqual({
      faresAllowedCarriers: [],
      flightsAllowedMarketingCarriers: [],
      noCodeshare: false,
      noInterline: false,
    });
  });

  it('R193 refuses equal origin and destination with the words of the form', () => {
    expect(messages(FlightSearch, { ...search, legs: [{ ...leg, destination: 'LIS' }] })).toEqual([
      flightRefusals.samePlace.message,
    ]);
  });

  it.each([
    ['an unknown field', { ...search, agencyId: 'x' }],
    ['an unknown preference', { ...search, preferences: { fare: { price: 1 } } }],
    ['no legs', { ...search, legs: [] }],
    ['seven legs', { ...search, legs: Array.from({ length: 7 }, () => leg) }],
    ['G106 a date that does not exist', { ...search, legs: [{ ...leg, departureDate: '2027-02-29' }] }],
    [
      'a second leg before the first',
      { ...search, legs: [leg, { origin: 'NYC', destination: 'LIS', departureDate: '2027-02-28' }] },
    ],
    ['a round trip of one flight', { ...search, routeType: 'Round-Trip' }],
    [
      'a round trip that leads on',
      {
        ...search,
        routeType: 'Round-Trip',
        legs: [leg, { origin: 'NYC', destination: 'HNL', departureDate: '2027-03-20' }],
      },
    ],
    ['a lower-case code', { ...search, legs: [{ ...leg, origin: 'lis' }] }],
    ['no adult', { ...search, travellers: { adults: 0, children: 1 } }],
    ['G30 two infants on one lap', { ...search, travellers: { adults: 1, infants: 2 } }],
    ['G30 ten seats', { ...search, travellers: { adults: 5, children: 5 } }],
    ['G30 six children', { ...search, travellers: { adults: 1, children: 6 } }],
    ['more than 1,000 results', { ...search, preferences: { responseOptions: { maxResults: 1001 } } }],
  ])('SEC-34 refuses %s', (_, body) => {
    expect(z.safeParse(searchFlights.body, body).success).toBe(false);
  });
});

describe('what a trip is', () => {
  const ends = (...places: string[]) =>
    places.slice(1).map((destination, index) => ({ origin: places[index]!, destination }));

  it('R185 follows from its flights where nobody says it', () => {
    expect(routeTypeOf(ends('OSL', 'TYO'))).toBe('One Way');
    expect(routeTypeOf(ends('OSL', 'TYO', 'OSL'))).toBe('Round-Trip');
    expect(routeTypeOf(ends('OSL', 'TYO', 'HNL'))).toBe('Multi-City');
    expect(routeTypeOf([...ends('OSL', 'TYO'), ...ends('HNL', 'OSL')])).toBe('Multi-City');
    expect(routeTypeOf(ends('OSL', 'TYO', 'OSL', 'TYO'))).toBe('Multi-City');
  });
});

describe('who flies before anybody is named', () => {
  it('R189 is one adult when a search says nothing', () => {
    expect(z.parse(FlightSearch, { legs: [leg] }).travellers).toEqual({ adults: 1, children: 0, infants: 0 });
  });

  it('R189 a default passenger is an adult of 40 years from the US, paying dollars in cash', () => {
    expect(defaultPassenger('2027-03-01')).toEqual({
      id: '1',
      ptcs: ['ADT'],
      dateOfBirth: { day: 1, month: 3, year: 1987 },
      nationality: 'US',
      residency: 'US',
      currencyOfPayment: 'USD',
      formOfPayment: { type: 'CASH' },
    });
    expect(defaultPassenger('2028-02-29').dateOfBirth).toEqual({ day: 28, month: 2, year: 1988 });
  });

  it('R189 R223 every passenger is still of its type on any day of the next eleven months', () => {
    const passengers = passengersOf(
      { adults: 1, children: 2, infants: 1 },
      { today: '2028-02-29', currency: 'BRL' },
    );
    expect(passengers.map(({ id, ptcs, currencyOfPayment }) => [id, ptcs[0], currencyOfPayment])).toEqual([
      ['1', 'ADT', 'BRL'],
      ['2', 'CHD', 'BRL'],
      ['3', 'CHD', 'BRL'],
      ['4', 'INF', 'BRL'],
    ]);
    for (const { ptcs, dateOfBirth } of passengers) {
      const { year, month, day } = dateOfBirth;
      const born = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      for (const on of ['2028-02-29', '2028-08-01', '2029-01-28'])
        expect(passengerTypeOn(born, on)).toBe(ptcs[0]);
    }
  });
});

describe('travellers', () => {
  const traveller = {
    title: 'Ms',
    firstName: 'Ana',
    lastName: "D'Ávila-Sáez",
    gender: 'F',
    birthDate: '1990-05-17',
    passengerType: 'ADT',
  };

  it('R222 has the title Mr, Mrs, Ms, Dr or Miss, and no other', () => {
    const titles = ['Mr', 'Mrs', 'Ms', 'Dr', 'Miss', 'Sir', 'Mx', ''];
    expect(titles.filter((title) => z.safeParse(Traveller, { ...traveller, title }).success)).toEqual([
      'Mr',
      'Mrs',
      'Ms',
      'Dr',
      'Miss',
    ]);
  });

  it('R223 accepts names as people have them, in the letters of tickets', () => {
    for (const lastName of ["D'Ávila-Sáez", 'Gal·la', "'t Hooft", 'St. John', 'J.R.', 'O', 'Nguyễn'])
      expect(z.parse(Traveller, { ...traveller, lastName }).lastName).toBe(lastName);
    expect(z.parse(Traveller, { ...traveller, firstName: ' Anne\u2011Marie  O’Neil' }).firstName).toBe(
      "Anne-Marie O'Neil",
    );
    for (const lastName of ['李', 'Иванов'])
      expect(messages(Traveller, { ...traveller, lastName })).toEqual([travellerRefusals.latin.message]);
    expect(messages(Traveller, { ...traveller, firstName: '  ' })).toContain('Field is required');
    expect(z.safeParse(Traveller, { ...traveller, lastName: '=cmd()' }).success).toBe(false);
  });

  it('G10 R223 twelve is an adult, two is a child', () => {
    expect(passengerTypeOn('2015-03-01', '2027-03-01')).toBe('ADT');
    expect(passengerTypeOn('2015-03-02', '2027-03-01')).toBe('CHD');
    expect(passengerTypeOn('2025-03-01', '2027-03-01')).toBe('CHD');
    expect(passengerTypeOn('2025-03-02', '2027-03-01')).toBe('INF');
    expect(ageOn('2004-02-29', '2027-02-28')).toBe(22);
  });

  it('G100 takes a phone of seven to fifteen digits', () => {
    for (const phone of ['+351 21 123 45 67', '(11) 98765-4321', '5551234'])
      expect(z.safeParse(Phone, phone).success).toBe(true);
    for (const phone of ['123456', '1234567890123456', 'call me 5551234', '+'])
      expect(z.safeParse(Phone, phone).success).toBe(false);
  });
});

describe('other calls', () => {
  it('R233 asks for a reservation by exactly one key, with the capital letters of the specification', () => {
    const allowed = (query: object) => z.safeParse(getReservationDetails.query, query).success;
    expect(allowed({ bookingId: 'a' })).toBe(true);
    expect(allowed({ orderID: 'a' })).toBe(true);
    expect(allowed({})).toBe(false);
    expect(allowed({ bookingId: 'a', orderID: 'b' })).toBe(false);
    expect(allowed({ orderId: 'a' })).toBe(false);
  });

  it('G106 refuses dates that are not of the calendar', () => {
    expect(z.safeParse(IsoDate, '2028-02-29').success).toBe(true);
    expect(z.safeParse(IsoDate, '2027-13-01').success).toBe(false);
    expect(z.safeParse(IsoDate, '01/02/2027').success).toBe(false);
  });

  it('R194 suggestions of airports come from their path, for the text that was typed', () => {
    expect([searchAirports.method, searchAirports.path]).toEqual(['GET', '/api/v2/flight/airports']);
    expect(z.safeParse(searchAirports.query, { search: 'lis' }).success).toBe(true);
    expect(z.safeParse(searchAirports.query, { text: 'lis' }).success).toBe(false);
  });

  it('the paths are those of the specification', () => {
    expect(searchFlights.path).toBe('/api/v2/flight/search');
    expect(repriceOffer.path).toBe('/api/v2/flight/reprice');
  });
});
