import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { termsText } from './terms';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const say: Parameters<typeof termsText>[2] = {
  ...{ locale: 'en', _: (words) => i18n._(words), now: new Date('2027-03-01T00:00:00Z') },
  money: ({ amount, currency }) => `${currency} ${amount / 100}`,
};
const LISBON = { place: { zone: 'Europe/Lisbon', city: 'Lisbon' } };
const NORONHA = { place: { zone: 'America/Noronha', city: 'Fernando de Noronha' } };
const terms = {
  freeUntil: '2027-03-10T18:00:00Z',
  fee: { amount: 12_000, currency: 'USD' },
  nothingFrom: '2027-03-12T14:00:00Z',
};

describe('what is kept when a stay is given back', () => {
  it('is dated by the clocks of the place, which is named (rule 12)', () => {
    expect(termsText(terms, LISBON, say)).toMatchObject({
      head: expect.stringMatching(/^Free cancellation until Mar 10, 6:00.PM \(Lisbon time\)$/),
      isGood: true,
    });
    expect(termsText(terms, NORONHA, say).head).toMatch(/Mar 10, 4:00.PM \(Fernando de Noronha time\)$/);
  });

  it('says what follows once it is not free any more', () => {
    expect(termsText(terms, LISBON, say).then).toBe('After that, the cancellation fee is USD 120');
    expect(termsText({ ...terms, fee: null }, LISBON, say).then).toBe('No refund after that');
  });

  it('G136 is not told once it is protected: that comes back, until the day before', () => {
    const covered = {
      ...LISBON,
      price: { lines: [{ kind: 'protection' as const, amount: { amount: 900, currency: 'USD' } }] },
      starts: { startsAt: '2027-03-12', zone: LISBON.place.zone },
    };
    const never = { ...terms, freeUntil: null, fee: null };
    const said =
      /^Protected: cancel by Mar 11, 11:59.PM \(Lisbon time\) and get back all but the protection$/;
    expect(termsText(never, covered, say)).toMatchObject({
      head: expect.stringMatching(said),
      isGood: true,
    });
    expect(termsText({ ...never, fee: terms.fee }, covered, say).head).toMatch(said);
    const free = termsText(terms, covered, say);
    expect(free.head).toMatch(/^Free cancellation until Mar 10/);
    expect(free.then).toMatch(said);
  });

  it('tells what is never free apart: a fee, or everything', () => {
    expect(termsText({ ...terms, freeUntil: null }, LISBON, say)).toEqual({
      head: 'Cancellation fee: USD 120',
      then: '',
      isGood: false,
    });
    expect(termsText({ ...terms, freeUntil: null, fee: null }, LISBON, say).head).toBe('Non-refundable');
  });

  it('is free no more once that has passed', () => {
    const later = { ...say, now: new Date('2027-03-11T00:00:00Z') };
    expect(termsText(terms, LISBON, later)).toEqual({
      head: 'Cancellation fee: USD 120',
      then: '',
      isGood: false,
    });
  });
});
