import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { Money } from '@/core/contract';
import { termsText } from './terms';

const say = setupI18n({ locale: 'en', messages: { en: {} } });
const money = ({ amount, currency }: Money) => `${currency} ${amount / 100}`;
const writer = { say, money };
const LISBON = { zone: 'Europe/Lisbon', city: 'Lisbon' };
const NORONHA = { zone: 'America/Noronha', city: 'Fernando de Noronha' };
const terms = {
  freeUntil: '2027-03-10T18:00:00Z',
  fee: { amount: 12_000, currency: 'USD' },
  nothingFrom: '2027-03-12T14:00:00Z',
};

describe('what is kept when a stay is given back', () => {
  it('is dated by the clocks of the place, which is named (rule 12)', () => {
    expect(termsText(terms, LISBON, writer)).toMatchObject({
      head: expect.stringMatching(/^Free cancellation until Mar 10, 6:00.PM \(Lisbon time\)$/),
      isFree: true,
    });
    expect(termsText(terms, NORONHA, writer).head).toMatch(/Mar 10, 4:00.PM \(Fernando de Noronha time\)$/);
  });

  it('says what follows once it is not free any more', () => {
    expect(termsText(terms, LISBON, writer).then).toBe('After that, the cancellation fee is USD 120');
    expect(termsText({ ...terms, fee: null }, LISBON, writer).then).toBe('No refund after that');
  });

  it('G136 is not told once it is protected: that comes back, until the day before', () => {
    const covered = { ...writer, protectedUntil: '2027-03-11T23:59:00Z' };
    const never = { ...terms, freeUntil: null, fee: null };
    const said =
      /^Protected: cancel by Mar 11, 11:59.PM \(Lisbon time\) and get back all but the protection$/;
    expect(termsText(never, LISBON, covered)).toMatchObject({
      head: expect.stringMatching(said),
      isFree: true,
    });
    expect(termsText({ ...never, fee: terms.fee }, LISBON, covered).head).toMatch(said);
    const free = termsText(terms, LISBON, covered);
    expect(free.head).toMatch(/^Free cancellation until Mar 10/);
    expect(free.then).toMatch(said);
  });

  it('tells what is never free apart: a fee, or everything', () => {
    expect(termsText({ ...terms, freeUntil: null }, LISBON, writer)).toEqual({
      head: 'Cancellation fee: USD 120',
      then: '',
      isFree: false,
    });
    expect(termsText({ ...terms, freeUntil: null, fee: null }, LISBON, writer).head).toBe('Non-refundable');
  });
});
