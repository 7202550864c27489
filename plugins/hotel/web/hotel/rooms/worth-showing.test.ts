import { describe, expect, it } from 'vitest';
import { aHotelRate, usd } from '../../testing/fixtures';
import { worthShowing } from './worth-showing';

const terms = { freeUntil: '2027-03-10T18:00:00Z', fee: usd(100), nothingFrom: '2027-03-12T15:00:00Z' };
const usual = aHotelRate({ id: 'usual', total: usd(300), terms });
const ids = (...rates: ReturnType<typeof aHotelRate>[]) => worthShowing(rates, 'chosen').map(({ id }) => id);

describe('the rates of a room', () => {
  it('are without those that cost more and give nothing more', () => {
    expect(ids(usual, aHotelRate({ id: 'dearer', total: usd(310), terms }))).toEqual(['usual']);
    expect(ids(usual, aHotelRate({ id: 'harder', total: usd(310), terms: { ...terms, fee: null } }))).toEqual(
      ['usual'],
    );
  });

  it('G135 are compared by all that they cost, what is paid at the property too', () => {
    const fee = (amount: number) => [{ kind: 'resortFee' as const, amount: usd(amount) }];
    const there = { ...usual, atProperty: fee(60) };
    expect(ids(there, { ...usual, id: 'here', total: usd(340), atProperty: [] })).toEqual(['here']);
  });

  it('are with those that give something more for it', () => {
    const later = { ...terms, freeUntil: '2027-03-11T18:00:00Z' };
    expect(ids(usual, aHotelRate({ id: 'later', total: usd(310), terms: later }))).toEqual([
      'usual',
      'later',
    ]);
    const kinder = { ...terms, fee: usd(50) };
    expect(ids(usual, aHotelRate({ id: 'kinder', total: usd(310), terms: kinder }))).toEqual([
      'usual',
      'kinder',
    ]);
    expect(ids(usual, aHotelRate({ id: 'fed', total: usd(310), board: 'halfBoard', terms }))).toEqual([
      'usual',
      'fed',
    ]);
    expect(ids(usual, aHotelRate({ id: 'there', total: usd(310), payment: 'property', terms }))).toEqual([
      'usual',
      'there',
    ]);
  });

  it('are never without the one that is chosen, and keep one of two that are the same', () => {
    expect(ids(usual, aHotelRate({ id: 'chosen', total: usd(310), terms }))).toEqual(['usual', 'chosen']);
    expect(ids(usual, { ...usual, id: 'same' })).toEqual(['usual']);
  });
});
