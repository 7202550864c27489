import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import type { Money } from '../contract';
import { feeTerms, lineOf, type Telling, toldOn } from './told';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const fee: Money = { amount: 4500, currency: 'USD' };
const place = { zone: 'Europe/Lisbon', city: 'Lisbon' };
const starts = { startsAt: '2027-03-12T10:00', zone: place.zone };
const freeUntil = '2027-03-10T10:00:00Z';
const say = (now: string | null): Telling => ({
  locale: 'en',
  _: (words) => i18n._(words),
  money: ({ amount, currency }) => `${amount / 100} ${currency}`,
  day: (local) => local,
  fullDay: (local) => local,
  time: (local) => local,
  days: (from, until) => `${from}-${until}`,
  now: now === null ? null : new Date(now),
});
const termsAt = (now: string | null, terms = {}, kinds: readonly string[] = ['base']) => {
  const lines = kinds.map((kind) => ({ kind: kind as 'base', amount: fee }));
  return feeTerms({ freeUntil, fee, ...terms }, { price: { lines }, place, starts }, say(now));
};
const FREE = 'Free cancellation until Mar 10, 10:00 AM (Lisbon time)';

it('rule 12 cancelling is free, then costs the fee, the limit belonging to what follows', () => {
  const both = [FREE, 'After that, the cancellation fee is 45 USD'];
  expect(termsAt('2027-03-10T09:59:59Z')).toEqual(both);
  expect(termsAt('2027-03-10T10:00:00Z')).toEqual(['Cancellation fee: 45 USD']);
  expect(termsAt('2027-03-01T10:00:00Z', { fee: null })).toEqual([FREE, 'No refund after that']);
  expect(termsAt('2027-03-01T10:00:00Z', { freeUntil: null, fee: null })).toEqual(['Non-refundable']);
  const ends = { nothingFrom: '2027-03-12T10:00:00Z', nothing: 'Nothing after pick-up' };
  expect(termsAt('2027-03-12T09:59:59Z', ends)).toEqual(['Cancellation fee: 45 USD', ends.nothing]);
  expect(termsAt('2027-03-12T10:00:00Z', ends)).toEqual(['Non-refundable']);
  // What is kept is read at any time.
  expect(termsAt(null)).toEqual(both);
});

it('G131 what is protected is told in place of what the terms would keep', () => {
  const kinds = ['base', 'protection'];
  const covered = /^Protected: cancel by Mar 11, 11:59 PM \(Lisbon time\)/;
  expect(termsAt('2027-03-01T10:00:00Z', {}, kinds)).toEqual([FREE, expect.stringMatching(covered)]);
  expect(termsAt('2027-03-11T10:00:00Z', {}, kinds)).toEqual([expect.stringMatching(covered)]);
  expect(termsAt('2027-03-12T10:00:00Z', {}, kinds)).toEqual(['Cancellation fee: 45 USD']);
  expect(termsAt(null, {}, kinds)).toEqual([FREE]);
  expect(termsAt(null, { freeUntil: null }, kinds)).toEqual([]);
});

it('a section is told where it says, and everywhere without it', () => {
  const [both, letter] = [
    { id: 'both', title: '', rows: [] },
    { id: 'letter', title: '', rows: [], on: ['letter'] as const },
  ];
  expect(toldOn({ sections: [both, letter] }, 'booking')).toEqual([both]);
  expect(toldOn({ sections: [both, letter] }, 'letter')).toEqual([both, letter]);
  expect(lineOf({ label: 'Driver', text: 'Ana' })).toBe('Driver: Ana');
  expect(lineOf({ text: 'Ana' })).toBe('Ana');
});
