import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { Refusal } from '../../contract/refusal';
import { accountRefusals } from '../../contract/refusals/account';
import { aUser } from '../../testing/user';
import {
  changesOf,
  detailsErrors,
  detailsOf,
  homeErrors,
  homeOf,
  isChanged,
  isPhone,
} from './personal/personal-form';
import { fieldRefusals } from '../../contract/refusals/fields';
import { asMessage } from '../../i18n/words-of';
import { withLimits } from './limits';
import { EMPTY_PASSWORDS, passwordErrors } from './security/password-form';
import { outcomeOf } from './security/password-outcome';
import { inGroups } from './security/secret';
import { HOME } from './testing/fixtures';
import {
  EMPTY_TRAVELER,
  formOfTraveler,
  inputOf,
  isBirthDate,
  travelerErrors,
} from './travelers/traveler-form';
import { refusal } from '../../testing/refusal';
import { serverErrors } from '../../forms/rules';

const told = (errors: Record<string, { message?: string | undefined } | undefined>) =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));

describe('personal data and home location', () => {
  const person = aUser({ home: HOME });
  const good = { ...detailsOf(person), ...homeOf(person) };
  type Form = typeof good;
  const personalErrors = (form: Form) => ({ ...detailsErrors(form), ...homeErrors(form) });

  it('R175 each required field that is empty says what is missing', () => {
    const empty = aUser({ firstName: '', lastName: ' ', phone: null });
    expect(told(detailsErrors(detailsOf(empty)))).toEqual({
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
    });
    expect(told(homeErrors(homeOf(empty)))).toEqual({
      homeAirport: 'Choose your home airport from the list',
      streetAddress: 'Enter the street and house number',
      country: 'Choose the country',
      state: 'Enter the state or region',
      city: 'Enter the city',
    });
    expect(personalErrors(good)).toEqual({});
  });
  it('R175 what is there and wrong says so in the specification’s words', () => {
    expect(told(personalErrors({ ...good, firstName: 'R2D2', streetAddress: '12', city: '1' }))).toEqual({
      firstName: 'Please enter valid first name',
      streetAddress: 'Please enter valid street address',
      city: 'Please enter valid city',
    });
  });
  it.each([
    ['firstName', 'R2D2'],
    ['lastName', 'X'],
    ['homeAirport', 'Lisbon'],
    ['streetAddress', '12'],
    ['country', 'Brazil'],
    ['state', '-'],
    ['city', '1'],
    ['zipCode', '#'],
  ] as const)('R175 refuses %s of %j', (name, value) => {
    expect(Object.keys(personalErrors({ ...good, [name]: value }))).toEqual([name]);
  });
  it.each([
    ['firstName', 61],
    ['lastName', 61],
    ['streetAddress', 121],
    ['state', 61],
    ['city', 61],
  ] as const)('%s of %i letters is too long, which is said as its call says it', (name, length) => {
    const errors: Record<string, unknown> = personalErrors({ ...good, [name]: 'a'.repeat(length) });
    expect(errors).toEqual({
      [name]: expect.objectContaining({ id: 'input.longText', values: { max: length - 1 } }) as unknown,
    });
  });
  it('R175 what is wrong in more than one way says first what the form says', () => {
    const long = { firstName: 'x'.repeat(99) };
    const own = { firstName: asMessage(fieldRefusals.required)! };
    const shape = { firstName: z.string().check(z.maxLength(50)) };
    expect(withLimits(own, long, shape)).toEqual(own);
    expect(withLimits({}, long, shape).firstName).toBeTruthy();
  });
  it('R176 a phone may be left out, and must be one when it is there', () => {
    expect(personalErrors({ ...good, phone: '' })).toEqual({});
    expect(told(personalErrors({ ...good, phone: 'call me' }))).toEqual({
      phone: 'Please enter valid phone number',
    });
    expect(['+55 (11) 5555-0100', '12345', '+1 212 555 0100 0100 000'].map(isPhone)).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('R174 sends only what differs, without white space around it', () => {
    expect(changesOf({ ...good, city: ' Santos ', zipCode: '' }, good)).toEqual({
      city: 'Santos',
      zipCode: '',
    });
    expect(isChanged({ ...good, city: `${good.city} ` }, good)).toBe(false);
  });
  it('R183 the server’s errors find their fields, whatever stands before the name', () => {
    const fields = [
      { path: 'body.city', message: 'Please enter valid city' },
      { path: 'zipCode', message: 'Please enter valid zip code' },
      { path: 'picture', message: 'not of this form' },
      { path: 'constructor', message: 'nor this' },
    ];
    expect(serverErrors(Object.keys(good), fields)).toEqual({
      city: { message: 'Please enter valid city' },
      zipCode: { message: 'Please enter valid zip code' },
    });
  });
});

describe('the new password', () => {
  const good = {
    currentPassword: 'Caravel_2026',
    newPassword: 'Heron_Lake77',
    confirmPassword: 'Heron_Lake77',
  };

  it('R177 the confirmation must be valid', () => {
    expect(passwordErrors(good)).toEqual({});
    for (const confirmPassword of ['', 'Heron_Lake7'])
      expect(told(passwordErrors({ ...good, confirmPassword }))).toEqual({
        confirmPassword: 'Confirm password must be valid',
      });
    expect(Object.keys(passwordErrors(EMPTY_PASSWORDS))).toEqual([
      'currentPassword',
      'newPassword',
      'confirmPassword',
    ]);
  });
  it('R178 may not be the current one', () => {
    const same = { ...good, newPassword: good.currentPassword, confirmPassword: good.currentPassword };
    expect(told(passwordErrors(same))).toEqual({
      newPassword: 'New password and current password should not be same',
    });
  });
  it('R113 meets the criteria of every new password', () => {
    expect(told(passwordErrors({ ...good, newPassword: 'short', confirmPassword: 'short' }))).toEqual({
      newPassword: 'Password must be valid',
    });
  });
  it('R179 a wrong current password is told at its field, another failure over the form', () => {
    const answer = (status: number, said: Refusal | string, fields?: { path: string; message: string }[]) =>
      refusal(status, 'X', said, fields ? { fields } : {});
    const wordsOf = (error: unknown) => {
      const { at, said } = outcomeOf(error);
      return { at, message: said.message };
    };
    expect(wordsOf(answer(422, accountRefusals.wrongPassword))).toEqual({
      at: 'currentPassword',
      message: 'Current password is incorrect',
    });
    expect(outcomeOf(answer(422, accountRefusals.samePassword)).at).toBe('newPassword');
    expect(
      wordsOf(answer(422, 'Too common', [{ path: 'newPassword', message: 'Password must be valid' }])),
    ).toEqual({ at: 'newPassword', message: 'Password must be valid' });
    for (const error of [
      answer(409, accountRefusals.passwordNotChanged),
      answer(500, 'oops'),
      new Error('x'),
    ])
      expect(wordsOf(error)).toEqual({ at: 'form', message: 'Unable to change password' });
    expect(wordsOf(answer(429, 'Too many requests')).message).toBe('Too many requests');
  });
});

describe('a saved traveller', () => {
  it('needs names only, and refuses what could not be used at a checkout', () => {
    const named = { ...EMPTY_TRAVELER, firstName: 'Ana', lastName: 'Lima' };
    expect(travelerErrors(named)).toEqual({});
    expect(Object.keys(travelerErrors(EMPTY_TRAVELER))).toEqual(['firstName', 'lastName']);
    const wrong = { ...named, middleName: '7', email: 'ana', phone: '1', birthDate: '1986-02-30' };
    expect(Object.keys(travelerErrors(wrong)).sort()).toEqual(['birthDate', 'email', 'middleName', 'phone']);
  });
  it('is born on a day of the calendar that is not to come', () => {
    const days = ['2027-05-10', '2027-05-11', '2027-02-29', '1899-12-31', '2024-02-29', 'soon'];
    expect(days.filter((day) => isBirthDate(day, '2027-05-10'))).toEqual(['2027-05-10', '2024-02-29']);
  });
  it('comes back from the form as it went in', () => {
    const input = inputOf({ ...EMPTY_TRAVELER, firstName: ' Ana', lastName: 'Lima ' });
    expect(input).toMatchObject({ firstName: 'Ana', lastName: 'Lima', title: null, birthDate: null });
    expect(inputOf(formOfTraveler(input))).toEqual(input);
  });
});

it('SEC-13 the secret stands in groups of four', () => {
  expect(inGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
});
