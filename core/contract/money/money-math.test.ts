import { describe, expect, it } from 'vitest';
import { addMoney, minorDigits, toMajor, toWholeMajor } from './money-math';

describe('amounts', () => {
  it('have the decimals of their currency, two where it is unknown', () => {
    expect(['USD', 'JPY', 'CLP', 'KWD', 'no such'].map(minorDigits)).toEqual([2, 0, 0, 3, 2]);
    expect(toMajor({ amount: 1_250, currency: 'JPY' })).toBe(1_250);
    expect(toMajor({ amount: 1_250, currency: 'USD' })).toBe(12.5);
  });

  it('without a fraction are never below what can be bought', () => {
    expect(toWholeMajor({ amount: 12_001, currency: 'USD' })).toBe(121);
    expect(toWholeMajor({ amount: 12_000, currency: 'USD' })).toBe(120);
  });

  it('INV-4 are added up in one currency only', () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    expect(addMoney(usd(1), usd(2), usd(3))).toEqual(usd(6));
    expect(() => addMoney(usd(1), { amount: 2, currency: 'EUR' })).toThrow('Cannot add EUR to USD');
  });
});
