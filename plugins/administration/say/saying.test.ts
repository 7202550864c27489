import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { changesOf } from './changes';
import { sayingOf } from './saying';

const say = setupI18n({ locale: 'en', messages: { en: {} } });
const broken = () => {
  throw new RangeError('Invalid time value');
};
const sayingWith = (date: (local: string) => string) =>
  sayingOf({
    say,
    write: {
      money: ({ amount, currency }) => `${amount} ${currency}`,
      number: String,
      percent: String,
      date,
      time: (local) => local.slice(11),
    },
    known: {
      logged: (name) => ({ flights: 'Times', moored: 'Moored' })[name] ?? null,
      product: () => null,
      status: () => null,
    },
    currency: 'EUR',
    people: {},
  });
const shown = (after: unknown, date: (local: string) => string = broken) =>
  changesOf({ after }, sayingWith(date)).map(({ to }) => to);

describe('SEC-49 the log prints what was typed', () => {
  it.each([
    '9999-99-99',
    '2026-02-30',
    '2026-01-01',
    '2026-01-01T10:00:00Z',
    'from 2026-02-30 to 9999-99-99',
    'confirmed',
    'moored',
    'a < b and b > a',
    '3f1c2b4a-0000-4000-8000-00000000c11e',
    'constructor',
  ])('%s', (typed) => {
    for (const part of ['locator', 'heading', 'note', 'email', 'to'])
      expect(shown({ [part]: typed }), part).toEqual([typed]);
  });

  it('a day out of a calendar is said in the reader’s way, and what is none stands as it is', () => {
    const date = (local: string) => `day ${local}`;
    expect(shown({ startDate: '2027-01-01' }, date)).toEqual(['day 2027-01-01']);
    for (const typed of ['2026-02-30', '9999-99-99', '2026-1-1'])
      expect(shown({ startDate: typed, endDate: typed }, date)).toEqual([typed, typed]);
  });

  it('so is a time that the server wrote down', () => {
    const date = (local: string) => `day ${local}`;
    const flights = (local: string) => shown({ flights: [[{ local }]] }, date);
    expect(flights('2027-01-01T10:05')).toEqual(['day 2027-01-01 10:05']);
    expect(flights('2027-02-30T10:05')).toEqual(['2027-02-30T10:05']);
    expect(flights('2027-01-01T25:05')).toEqual(['2027-01-01T25:05']);
  });

  it('words of ours are said where they are a value out of a list, and texts with markup without it', () => {
    expect(shown({ status: 'Active', via: 'form' })).toEqual(['Active', 'Form']);
    expect(shown({ privacyPolicy: '<p>Be <b>kind</b></p>' })).toEqual(['Be kind']);
  });
});

it('the log calls each amount what it is', () => {
  const { name } = sayingWith(broken);
  const parts = ['markup', 'agencyFee', 'amount', 'refund', 'penalty'];
  expect(parts.map(name)).toEqual(['Default markup', 'Agency fee', 'Amount', 'Refund', 'Cancellation fee']);
});
