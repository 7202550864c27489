import currencyCodes from 'currency-codes';
import { describe, expect, it } from 'vitest';
import { addMoney, minorDigits, moneyStyle, toMajor } from './money-math';

describe('amounts', () => {
  it('have the decimals of their currency, two where it is unknown', () => {
    expect(['USD', 'JPY', 'CLP', 'KWD', 'CLF', '', 'no such'].map(minorDigits)).toEqual([
      2, 0, 0, 3, 4, 2, 2,
    ]);
    expect(toMajor({ amount: 1_250, currency: 'JPY' })).toBe(1_250);
    expect(toMajor({ amount: 1_250, currency: 'USD' })).toBe(12.5);
  });

  it('have the decimals of ISO 4217, whatever ICU reads and writes them', () => {
    // Metals and units of account have none.
    const isPaidWith = ({ code }: { code: string }) => !code.startsWith('X') || /^X[AOP]F$/.test(code);
    for (const { code, digits } of currencyCodes.data.filter(isPaidWith))
      expect([code, minorDigits(code)]).toEqual([code, digits]);
    // Of these some versions of ICU leave the decimals away.
    const written = ['RSD', 'COP', 'HUF', 'IDR'].map((currency) =>
      new Intl.NumberFormat('en', moneyStyle(currency))
        .format(toMajor({ amount: 8_645_720, currency }))
        .replace(/[^\d.,]/g, ''),
    );
    expect(new Set(written)).toEqual(new Set(['86,457.20']));
  });

  it('INV-4 are added up in one currency only', () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    expect(addMoney(usd(1), usd(2), usd(3))).toEqual(usd(6));
    expect(() => addMoney(usd(1), { amount: 2, currency: 'EUR' })).toThrow('Cannot add EUR to USD');
  });
});
