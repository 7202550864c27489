// @vitest-environment jsdom
import { i18n, type Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import '@/core/contract/refusals';
import { allRefusals, refusalSaying, saidIn } from '@/core/contract/refusal';
import { wordsOf } from '@/core/i18n/words-of';

import.meta.glob('./*/contract/refusals.ts', { eager: true });
const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*/*.po', { eager: true });

const show = (language: string) => {
  const messages = Object.entries(catalogs).flatMap(([path, { messages }]) =>
    path.includes(`/${language}/`) && !/server\.po$/.test(path) ? Object.entries(messages) : [],
  );
  i18n.loadAndActivate({ locale: language, messages: Object.fromEntries(messages) });
};

/** What the specification prints in wrong English stays what is sent; what is shown is right (G110). */
const RIGHTED: Readonly<Record<string, string>> = {
  '@@ are not allowed': '@@ is not allowed',
  'Booking Cancelled Successfully': 'Booking Canceled Successfully',
  'Booking cannot be cancelled': 'Booking cannot be canceled',
  'Booking has already been cancelled': 'Booking has already been canceled',
  'Booking is already cancelled': 'This booking is already canceled',
  'Confirmation email sent, please contact the administrator':
    'The confirmation email could not be sent. Please contact the administrator.',
  'Dot are not allowed at the end of email address': 'A dot is not allowed at the end of the email address',
  'Dot are not allowed before domain name': 'A dot is not allowed before the domain name',
  'Error during Social login': 'Error during social login',
  'Error has occured': 'An error has occurred',
  'Flight cancelled successfully': 'Flight canceled successfully',
  'Invalid sender email. Must be include domain name.':
    'Invalid sender email. It must include the domain name.',
  'Please accept the terms and condition': 'Please accept the terms and conditions',
  "Please sign in through your organization's own site.":
    "Please log in through your organization's own site.",
  'Product cancelled': 'Product canceled',
  'Space are not allowed in email address': 'Spaces are not allowed in the email address',
  'The booking could not be cancelled': 'The booking could not be canceled',
  'The price was asked for other travelers': 'The price is for other travelers',
  'This booking cannot be cancelled now': 'This booking cannot be canceled now',
  'This booking has already been cancelled': 'This booking has already been canceled',
  'This booking is just being paid or cancelled. Please reload the page.':
    'This booking is just being paid or canceled. Please reload the page.',
  'This sign-in has taken too long. Please log in again.':
    'This login has taken too long. Please log in again.',
  'This title does not fit the age of the traveler': 'Choose a title that fits the age of the traveler',
  'User already exist': 'User already exists',
  'User with Email Address already exists!': 'A user with this email address already exists.',
  'You are not authorised to book non-refundable rates':
    'You are not authorized to book non-refundable rates',
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

describe('every refusal', () => {
  it.each(['pt', 'es'])('R138 of the catalogue of messages is translated in %s', (language) => {
    show(language);
    for (const text of TRANSLATED) expect(wordsOf(refusalSaying(text))).not.toBe(text);
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

  it('that several rooms say alike is each room’s own: a page has the words of its plugin, and not of another', () => {
    const roomOf = (reason: string) => reason.slice(0, reason.indexOf('.'));
    const shared = allRefusals().filter((one) =>
      allRefusals().some(
        (other) => other.message === one.message && roomOf(other.reason) !== roomOf(one.reason),
      ),
    );
    expect(shared.map(({ message }) => message)).toContain('Booking cannot be cancelled');
    for (const { reason, message } of shared) {
      const room = roomOf(reason);
      expect(roomOf(refusalSaying(message, room).reason!)).toBe(room);
      for (const other of shared.filter((one) => one.message === message))
        expect(roomOf(saidIn(room, other).reason!)).toBe(room);
    }
  });

  it('without words of that room stays what it is', () => {
    const said = { reason: 'request.failed', message: 'Something went wrong' };
    expect(saidIn('flight', said)).toBe(said);
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
