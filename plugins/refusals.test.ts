// @vitest-environment jsdom
import { i18n, type Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import '@/core/contract/refusals';
import { z } from 'zod/mini';
import { problemOf, UNSAID } from '@/core/contract/problem';
import { allRefusals, refusalOf } from '@/core/contract/refusal';
import { wordsOf } from '@/core/i18n/words-of';

import.meta.glob('./*/contract/refusals.ts', { eager: true });
const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*/*.po', { eager: true });

const show = (language: string) => {
  const messages = Object.entries(catalogs).flatMap(([path, { messages }]) =>
    path.includes(`/${language}/`) && !/server\.po$/.test(path) ? Object.entries(messages) : [],
  );
  i18n.loadAndActivate({ locale: language, messages: Object.fromEntries(messages) });
};

/** What is printed in wrong English, or was kept with bookings, stays what is sent; what is shown is right (G110). */
const RIGHTED: Readonly<Record<string, string>> = {
  '@@ are not allowed': '@@ is not allowed',
  'A reward wallet does not hold so much': 'That is more than a reward wallet can hold',
  'Agency is inactive, Please contact the administrator':
    'The agency is inactive. Please contact the administrator',
  'Agency with Subdomain/Name/Domain already exists!':
    'An agency with this subdomain, name or domain already exists',
  'Agent is already non restricted': 'Agent is already unrestricted',
  'Booking Cancelled Successfully': 'Booking canceled successfully',
  'Booking Failed': 'Booking failed',
  'Booking cannot be cancelled': 'Booking cannot be canceled',
  'Booking has already been cancelled': 'Booking has already been canceled',
  'Booking is already cancelled': 'This booking is already canceled',
  'Confirmation email sent, please contact the administrator':
    'The confirmation email could not be sent. Please contact the administrator.',
  'Coupon Code is not valid': 'Coupon code is not valid',
  'Dot are not allowed at the end of email address': 'A dot is not allowed at the end of the email address',
  'Dot are not allowed before domain name': 'A dot is not allowed before the domain name',
  'Drop-off details is required': 'Drop-off details are required',
  'Email Not Verified': 'Email not verified',
  'Error during Social login': 'Error during social login',
  'Error during sso': 'Error during single sign-on',
  'Error has occured': 'An error has occurred',
  'Flight cancelled successfully': 'Flight canceled successfully',
  'Invalid Address Line': 'Invalid address line',
  'Invalid Agency Name': 'Invalid agency name',
  'Invalid City Name': 'Invalid city name',
  'Invalid Name': 'Invalid name',
  'Invalid sender email. Must be include domain name.':
    'Invalid sender email. It must include the domain name.',
  'It was not paid in time, so the reservation has ended. No money was taken.':
    'It was not paid in time, so the reservation has expired. You were not charged.',
  'Missing call back url or token key': 'Missing callback URL or token key',
  'Missing required parameter': 'A required parameter is missing',
  'Name must be minimum of two characters': 'Name must have at least two characters',
  'New password and current password should not be same':
    'The new password must be different from the current one',
  'No search result': 'No results for this search',
  'Not able to find booking in the database for this user': 'We could not find this booking for this user',
  'Not able to find user in database': 'We could not find this user',
  'Only alphabets are allowed': 'Only letters are allowed',
  'Origin and destination must not be the same': 'Origin and destination must be different',
  'Password Required': 'Password is required',
  'Password does not contain white space': 'Password must not contain spaces',
  'Password mismatch!': 'Passwords do not match',
  'Password must be valid': 'Password is not valid',
  'Password token expired': 'The password reset link has expired',
  'Pickup issue': 'Pick-up issue',
  'Pickup location is required': 'Pick-up location is required',
  'Pickup point is required': 'Pick-up point is required',
  'Please accept the terms and condition': 'Please accept the terms and conditions',
  'Please enter a valid pickup time': 'Please enter a valid pick-up time',
  'Please enter email address': 'Please enter your email address',
  'Please enter valid city': 'Please enter a valid city',
  'Please enter valid country': 'Please enter a valid country',
  'Please enter valid date of birth': 'Please enter a valid date of birth',
  'Please enter valid first name': 'Please enter a valid first name',
  'Please enter valid home airport': 'Please enter a valid home airport',
  'Please enter valid last name': 'Please enter a valid last name',
  'Please enter valid middle name': 'Please enter a valid middle name',
  'Please enter valid nationality': 'Please enter a valid nationality',
  'Please enter valid phone number': 'Please enter a valid phone number',
  'Please enter valid state': 'Please enter a valid state',
  'Please enter valid street address': 'Please enter a valid street address',
  'Please enter valid zip code': 'Please enter a valid zip code',
  "Please sign in through your organization's own site.":
    "Please log in through your organization's own site.",
  'Product cancelled': 'Product canceled',
  'Some error occurred while resetting password': 'An error occurred while resetting the password',
  'Space are not allowed in email address': 'Spaces are not allowed in the email address',
  'Space not allowed': 'Spaces are not allowed',
  'The booking could not be cancelled': 'The booking could not be canceled',
  'The booking could not be made. Your money is being returned.':
    'The booking could not be made. Your money is being refunded.',
  'The booking took too long and was stopped. No money was taken, please try again.':
    'The booking took too long and was stopped. You were not charged; please try again.',
  'The payment could not be completed, so the booking was not made. Your money is being returned.':
    'The payment could not be completed, so the booking was not made. Your money is being refunded.',
  'The payment from the reward wallet was given up. No money was taken.':
    'The payment from the reward wallet was canceled. You were not charged.',
  'The payment was not confirmed in time. No money was taken.':
    'The payment was not confirmed in time. You were not charged.',
  'The price could not be checked. No money was taken, please try again.':
    'The price could not be checked. You were not charged; please try again.',
  'The price was asked for other travelers': 'The price is for other travelers',
  'The reward wallet is kept in another currency. No money was taken.':
    'The reward wallet is in another currency. You were not charged.',
  'The reward wallet is not open here at the moment. No money was taken.':
    'The reward wallet is not available here at the moment. You were not charged.',
  'The reward wallet is not switched on for this account. No money was taken.':
    'The reward wallet is not switched on for this account. You were not charged.',
  'The reward wallet may not pay so much of this price. No money was taken.':
    'The reward wallet cannot pay that much of this price. You were not charged.',
  'There is not enough in the reward wallet. No money was taken.':
    'There is not enough in the reward wallet. You were not charged.',
  'This booking cannot be cancelled now': 'This booking cannot be canceled now',
  'This booking has already been cancelled': 'This booking has already been canceled',
  'This car booking is not available any more. Please try to book another car.':
    'This car is no longer available. Please try to book another car.',
  'This client has not agreed that the agency pays with the reward wallet. No money was taken.':
    'This client has not agreed that the agency pays with the reward wallet. You were not charged.',
  'This offer is not available any more. Please choose another one.':
    'This offer is no longer available. Please choose another one.',
  'This protection is not offered any more. Please choose again.':
    'This protection is no longer offered. Please choose again.',
  'This sign-in has taken too long. Please log in again.':
    'This login has taken too long. Please log in again.',
  'This title does not fit the age of the traveler': 'Choose a title that fits the age of the traveler',
  'Unable to fetch Clients': 'Unable to load clients',
  'Update Failed': 'Update failed',
  'User already exist': 'User already exists',
  'User with Email Address already exists!': 'A user with this email address already exists.',
  'You already paid the subscription': 'You have already paid for the subscription',
  'You are not authorised to book non-refundable rates':
    'You are not authorized to book non-refundable rates',
  'You cannot signup using this email': 'You cannot sign up with this email',
  'Your account is inactive, kindly contact the Agency Owner':
    "Your account is inactive. Please contact the agency's owner",
  'Your booking is ticketed successfully. Your PNR will get sent via email within 30 minutes.':
    'Your tickets have been issued. You will get the record locator by email within 30 minutes.',
  'Your session has expired, Please login again.': 'Your session has expired. Please log in again.',
};

/** Of the rules' catalogue of translated messages, what plugins say. */
const TRANSLATED = [
  'Coupon Code is not valid',
  'Please enter a valid coupon code',
  'Agency with Subdomain/Name/Domain already exists!',
  'Agency could not be created with this domain',
  'You already paid the subscription',
];

const contracts = import.meta.glob<Record<string, unknown>>(
  ['../core/contract/**/*.ts', './*/contract/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);

const migrations = import.meta.glob<{ reasonsMigration: { sql: string } }>(
  ['../server/booking/migration.ts', './*/server/**/reasons.ts'],
  { eager: true },
);

const servers = import.meta.glob<string>(
  // Tests say what is sent, and migrations what was.
  [
    '../server/**/*.ts',
    './*/server/**/*.ts',
    '!**/testing/**',
    '!**/*.{test,cases}.ts',
    '!**/{migration,reasons}.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Everything that the schemas within a value say no with of their own. */
function toldBy(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const def = (value as { _zod?: { def: Record<string, unknown> } })._zod?.def;
  const own = def && typeof def['error'] === 'function' ? [String(def['error']({ input: 1 }))] : [];
  return [...own, ...Object.values(def ?? value).flatMap((part) => toldBy(part, seen))];
}

describe('every refusal', () => {
  it.each(['pt', 'es'])('R138 of the catalogue of messages is translated in %s', (language) => {
    show(language);
    for (const text of TRANSLATED)
      expect(wordsOf(allRefusals().find(({ message }) => message === text))).not.toBe(text);
  });

  it.each(['en', 'pt', 'es'])('has words in %s', (language) => {
    show(language);
    const silent = allRefusals().filter(({ reason }) => !i18n.messages[reason]);
    expect(silent).toEqual([]);
  });

  it('G108 G110 is shown in English as it is sent, but for what is no right English', () => {
    show('en');
    const others = allRefusals().filter(({ params, message }) => !params && !/\{\w+\}/.test(message));
    expect(
      Object.fromEntries(
        others.flatMap((refusal) => {
          const words = wordsOf(refusal);
          return words === refusal.message ? [] : [[refusal.message, words]];
        }),
      ),
    ).toEqual(RIGHTED);
  });

  it('G108 what the server says without a reason, or with one that is not known, is shown as it came', () => {
    expect(wordsOf({ message: 'PNR 7 is locked' })).toBe('PNR 7 is locked');
    expect(wordsOf({ message: 'PNR 7 is locked', reason: 'other.locked' })).toBe('PNR 7 is locked');
    expect(wordsOf({})).toBe('Something went wrong');
  });

  it('is what a schema says no with: a sentence would be shown in English to everybody', () => {
    const said = Object.values(contracts).flatMap((exported) =>
      Object.values(exported).flatMap((each) => toldBy(each)),
    );
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((text) => !refusalOf(text))).toEqual([]);
    expect(toldBy(z.string('Not so'))).toEqual(['Not so']);
  });

  it.each([
    [z.string().check(z.length(3)), 'x', 'Exactly 3 characters'],
    [z.array(z.string()).check(z.length(3)), ['x'], 'Exactly 3 entries'],
    [z.array(z.string()).check(z.length(3)), ['x', 'x', 'x', 'x'], 'Exactly 3 entries'],
  ])('G108 counts what a field holds: %#', (schema, value, said) => {
    show('en');
    const [issue] = z.safeParse(schema as z.ZodMiniType, value, UNSAID).error!.issues;
    expect(wordsOf(problemOf(issue!))).toBe(said);
  });

  it('is said by the contract alone: a server repeats none of its sentences', () => {
    expect(Object.keys(servers).length).toBeGreaterThan(500);
    const sentences = allRefusals().filter(
      ({ reason, message }) => /\w \w/.test(message) && !/^(\w+\.)?label\./.test(reason),
    );
    const repeated = Object.entries(servers).flatMap(([file, text]) =>
      sentences
        .filter(({ message }) => text.includes(`'${message}'`))
        .map(({ reason }) => `${file} repeats ${reason}`),
    );
    expect(repeated).toEqual([]);
  });

  it('R138 has the reason that bookings of before are given', () => {
    const given = Object.values(migrations).flatMap((module) =>
      [...module.reasonsMigration.sql.matchAll(/\('([\w.-]+)', '/g)].map((match) => match[1]!),
    );
    expect(given.length).toBeGreaterThan(50);
    expect(given.filter((reason) => !refusalOf(reason))).toEqual([]);
  });

  it('without a reason is told as it came, also by a schema', () => {
    expect(problemOf({ code: 'custom', message: 'Not so', path: [], input: 1 })).toEqual({
      message: 'Not so',
    });
    expect(problemOf({ code: 'custom', message: 'field.date', path: [], input: 1 })).toEqual({
      reason: 'field.date',
      message: 'This date does not exist',
    });
  });

  it('G108 has words in its gaps too: the name of a field, and what is wrong with it', () => {
    show('pt');
    const problem = { reason: 'input.longText', message: 'x', params: { max: 254 } };
    const field = { reason: 'label.email', message: 'Email address' };
    const said = { reason: 'request.field', message: 'x', params: { field, problem } };
    expect(wordsOf(said)).toBe('E-mail: Muito longo: no máximo 254 caracteres');
    expect(wordsOf({ ...said, params: { field: 'oddName', problem } })).toBe(
      'oddName: Muito longo: no máximo 254 caracteres',
    );
  });

  it('carries what stands in its gaps', () => {
    show('pt');
    expect(wordsOf({ reason: 'profile.tooManyTravelers', message: 'x', params: { max: 50 } })).toBe(
      'Você pode salvar até 50 viajantes',
    );
  });
});
