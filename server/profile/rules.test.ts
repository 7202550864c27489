import { describe, expect, test } from 'vitest';
import type { SavedTravelerInput } from '@/core/contract';
import { cleanDetails, cleanTraveler, detailErrors, isBirthDate, isPhone, travelerErrors } from './rules';

const GOOD = {
  firstName: 'Anne-Marie',
  lastName: 'O’Neil',
  phone: '+47 (55) 55-01-70',
  homeAirport: 'BGO',
  streetAddress: 'Bryggen 7',
  country: 'NO',
  state: 'Vestland',
  city: 'Bergen',
  zipCode: '5003',
};
const wrong = (given: object) => detailErrors(given).map(({ path, message }) => [path, message]);

describe('a profile', () => {
  test('R175 R176 what is right', () => {
    expect(wrong(GOOD)).toEqual([]);
    expect(wrong({ ...GOOD, phone: '', zipCode: '' })).toEqual([]);
    expect(wrong({ state: '13', zipCode: 'SW1A 1AA', city: '東京' })).toEqual([]);
    expect(wrong({})).toEqual([]);
  });

  test.each([
    ['firstName', 'Please enter valid first name', ['', 'A', 'Ana2', '<b>', '--']],
    ['lastName', 'Please enter valid last name', ['', 'X', '=1+1', 'a\tb']],
    ['homeAirport', 'Please enter valid home airport', ['', 'XXX', 'bgo', 'BERGEN', '1', '__proto__']],
    ['streetAddress', 'Please enter valid street address', ['', '12', '123', 'a\nb c']],
    ['country', 'Please enter valid country', ['', 'XX', 'no', 'Norway']],
    ['state', 'Please enter valid state', ['', '-', '...']],
    ['city', 'Please enter valid city', ['', '12', 'B']],
  ])('R175 %s is required and must be valid', (path, message, values) => {
    for (const value of values) expect(wrong({ [path]: value }), value).toEqual([[path, message]]);
  });

  test('R176 G100 a phone has 7 to 15 digits', () => {
    for (const text of ['5550170', '+1 415 555 0100', '(011) 5555-0142', '123456789012345'])
      expect(isPhone(text), text).toBe(true);
    for (const text of ['555017', '1234567890123456', '555-CALL-NOW', '+', '5550170<', '++5550170'])
      expect(isPhone(text), text).toBe(false);
    expect(wrong({ phone: 'call me' })).toEqual([['phone', 'Please enter valid phone number']]);
  });

  test('G100 a zip code has 3 to 10 letters and digits', () => {
    for (const zipCode of ['123', '01310-100', 'SW1A 1AA', '1234567890'])
      expect(wrong({ zipCode })).toEqual([]);
    for (const zipCode of ['12', '12345678901', '-123', '12_3', '12 '])
      expect(wrong({ zipCode }), zipCode).toEqual([['zipCode', 'Please enter valid zip code']]);
  });

  test('R111 white space around it is no part of it, codes are capitals', () => {
    expect(cleanDetails({ firstName: '  Ana ', homeAirport: ' bgo ', country: 'no' })).toEqual({
      firstName: 'Ana',
      homeAirport: 'BGO',
      country: 'NO',
    });
  });
});

describe('a saved traveller', () => {
  const traveler: SavedTravelerInput = {
    title: 'Ms',
    firstName: 'Ida',
    middleName: '',
    lastName: 'O’Hara-Lind Jr.',
    gender: 'female',
    birthDate: '2015-02-28',
    email: 'ida@example.com',
    phone: '+47 55550170',
    nationality: 'NO',
  };
  const paths = (given: Partial<SavedTravelerInput>) =>
    travelerErrors(cleanTraveler({ ...traveler, ...given }), '2026-11-20').map(({ path }) => path);

  test('what is right, also with all but the name left open', () => {
    expect(paths({})).toEqual([]);
    expect(
      paths({ title: null, gender: null, birthDate: null, email: '', phone: '', nationality: null }),
    ).toEqual([]);
    expect(paths({ nationality: 'no', firstName: ' I ' })).toEqual([]);
  });

  test('what is wrong, all of it at once', () => {
    expect(
      paths({
        firstName: ' ',
        middleName: '7',
        lastName: '=cmd()',
        birthDate: '2026-11-21',
        email: 'ida@',
        phone: '12',
        nationality: 'XX',
      }),
    ).toEqual(['firstName', 'middleName', 'lastName', 'birthDate', 'email', 'phone', 'nationality']);
  });

  test('a day of birth is a day of the calendar, and of somebody alive', () => {
    const days = ['2026-11-20', '2024-02-29', '1906-01-01'];
    for (const day of days) expect(isBirthDate(day, '2026-11-20'), day).toBe(true);
    for (const day of ['2026-11-21', '2025-02-29', '2020-13-01', '1905-12-31', '2020-00-10'])
      expect(isBirthDate(day, '2026-11-20'), day).toBe(false);
  });
});
