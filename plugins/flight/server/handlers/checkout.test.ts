import { describe, expect, test } from 'vitest';
import { HttpError } from '@/server/error';
import type { Traveller } from '../../contract';
import { checkLeg } from './admit';
import { checkAges, checkPapers, checkTravellers } from './checkout';

const traveller = (birthDate: string, passengerType = 'ADT', title = 'Mr'): Traveller =>
  ({ birthDate, passengerType, title }) as Traveller;
const problem = (work: () => void) => {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.extra.fields?.map(({ path, reason }) => `${path} ${reason}`).join() ?? error.message;
  }
};
const ONE = { adults: 1, children: 0, infants: 0 };
const FIRST = '2027-03-01';
const LAST = '2027-03-10';
const check = (of: readonly Traveller[], priced = ONE) =>
  problem(() => checkTravellers(of, priced, FIRST, LAST));

describe('who flies', () => {
  test('R223 G10 is of the type that the age on the day of the last flight gives', () => {
    expect(check([traveller('2015-03-10')])).toBeNull();
    // Eleven on the way out, twelve on the way back.
    expect(check([traveller('2015-03-11')])).toContain('travellers.0.birthDate');
    expect(check([traveller('2015-03-11', 'CHD', 'Miss')], { ...ONE, adults: 0, children: 1 })).toBeNull();
    const infant = { ...ONE, adults: 0, infants: 1 };
    expect(check([traveller('2025-03-10', 'INF', 'Mr')], infant)).toContain('travellers.0.birthDate');
    expect(check([traveller('2025-03-11', 'INF', 'Mr')], infant)).toBeNull();
    expect(check([traveller('2027-03-02', 'INF', 'Miss')])).toBe(
      'travellers.0.birthDate flight.birthAfterFlight',
    );
  });

  test('R223 has a title of that age', () => {
    const child = { ...ONE, adults: 0, children: 1 };
    expect(check([traveller('2019-01-01', 'CHD', 'Dr')], child)).toContain('travellers.0.title');
  });

  test('INV-5 are as many of each type as were priced', () => {
    const adult = traveller('1980-01-01');
    const child = traveller('2019-01-01', 'CHD', 'Miss');
    const infant = traveller('2026-01-01', 'INF', 'Miss');
    expect(check([adult, adult])).toContain('flight.pricedForOthers');
    expect(check([adult], { ...ONE, children: 1 })).toContain('flight.pricedForOthers');
    expect(check([adult, infant])).toContain('flight.pricedForOthers');
    expect(check([adult, child, infant], { adults: 1, children: 1, infants: 1 })).toBeNull();
  });
});

describe('ages', () => {
  const people = [traveller('1980-01-01'), traveller('2019-06-01', 'CHD'), traveller('2025-12-01', 'INF')];
  const asks = (...said: (number | null)[]) => ({ passport: false, loyalty: [], ages: { said, on: LAST } });
  const wrong = (asked: Parameters<typeof checkAges>[1], given = people) =>
    problem(() => checkAges(given, asked));

  test('are those that the price was made for, where it was made for any', () => {
    expect(wrong(undefined)).toBeNull();
    expect(wrong({ passport: true, loyalty: [] })).toBeNull();
    expect(wrong(asks(null, 7, 1))).toBeNull();
    expect(wrong(asks(null, 8, 1))).toBe('travellers.1.birthDate flight.pricedForAge');
    expect(wrong(asks(null, null, 0))).toBe('travellers.2.birthDate flight.pricedForAge');
    expect(wrong(asks(17, 7, 1))).toBe('travellers.0.birthDate flight.pricedForAge');
    expect(wrong(asks(null, 7, 1), people.toReversed())).toBeNull();
    expect(wrong(asks(null, 8, 1), people.toReversed())).toBe('travellers.1.birthDate flight.pricedForAge');
    expect(() => checkAges(people, asks(null, 8, 1))).toThrow(/priced for a traveler aged 8 on/);
  });
});

describe('papers', () => {
  const papers = { passportNumber: 'CA1', passportCountry: 'PT', passportExpiryDate: LAST };
  const asks = { passport: true, loyalty: ['TP'] };
  const wrong = (given: object, asked = asks) =>
    problem(() => checkPapers([{ ...traveller('1980-01-01'), ...papers, ...given }], asked, LAST));

  test('are whole, and valid on the day of the last flight', () => {
    expect(wrong({})).toBeNull();
    expect(wrong({ passportCountry: undefined })).toBe('travellers.0.passportCountry flight.passportMissing');
    expect(wrong({ passportExpiryDate: FIRST })).toBe('travellers.0.passportExpiryDate flight.passportEnds');
    expect(wrong({ passportNumber: undefined }, { passport: false, loyalty: [] })).toBeNull();
  });

  test('frequent-flyer numbers are whole, and of a program that the flight takes', () => {
    expect(wrong({ loyaltyAirline: 'TP', loyaltyNumber: '123' })).toBeNull();
    expect(wrong({ loyaltyAirline: 'TP' })).toBe('travellers.0.loyaltyNumber flight.loyaltyIncomplete');
    expect(wrong({ loyaltyNumber: '123' })).toBe('travellers.0.loyaltyAirline flight.loyaltyIncomplete');
    expect(wrong({ loyaltyAirline: 'BA', loyaltyNumber: '1' })).toBe(
      'travellers.0.loyaltyAirline flight.loyaltyNotTaken',
    );
  });
});

describe('where a flight goes', () => {
  const now = new Date('2026-11-20T10:30:00Z');
  const leg = (origin: string, destination: string, departureDate: string) =>
    problem(() => checkLeg({ origin, destination, departureDate } as never, now, 'legs.0.'));

  test('R193 from one place to another, on a date that is not over where it leaves', () => {
    expect(leg('LIS', 'JFK', '2026-11-20')).toBeNull();
    expect(leg('LIS', 'JFK', '2026-11-19')).toBe('legs.0.departureDate flight.datePast');
    // In Samoa it is still the day before, in Auckland almost the day after.
    expect(leg('PPG', 'HNL', '2026-11-19')).toBeNull();
    expect(leg('AKL', 'SYD', '2026-11-20')).toBeNull();
    const later = new Date('2026-11-20T11:30:00Z');
    expect(
      problem(() => checkLeg({ origin: 'AKL', destination: 'SYD', departureDate: '2026-11-20' }, later)),
    ).toBe('departureDate flight.datePast');
    expect(leg('XXX', 'JFK', '2026-11-20')).toBe('legs.0.origin flight.unknownPlace');
    expect(leg('LIS', 'XXX', '2026-11-20')).toBe('legs.0.destination flight.unknownPlace');
    expect(leg('LIS', 'LIS', '2026-11-20')).toBe('legs.0.destination flight.samePlace');
    // A city and one of its airports.
    expect(leg('JFK', 'NYC', '2026-11-20')).toBe('legs.0.destination flight.samePlace');
  });
});
