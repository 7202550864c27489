import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits } from '@/core/contract';
import { splitByWeight } from '@/server/selling/supplier/amount';
import { readMoney } from './money';

describe('readMoney', () => {
  it.each([
    ['45.00', 'EUR', 4500],
    ['45', 'EUR', 4500],
    ['45.1', 'EUR', 4510],
    ['0.07', 'USD', 7],
    ['12500', 'JPY', 12500],
    ['12500.00', 'JPY', 12500],
    ['12.345', 'KWD', 12345],
    ['12.3450', 'KWD', 12345],
    ['1.15', 'GBP', 115],
    ['90071992547409.91', 'EUR', 9007199254740991],
  ])('G73 %s %s is %d in minor units, exactly', (decimal, currency, amount) => {
    expect(readMoney(decimal, currency)).toEqual({ amount, currency });
  });

  it.each([
    ['45.001', 'EUR'],
    ['0.5', 'JPY'],
    ['12.3456', 'KWD'],
    ['-4.00', 'EUR'],
    ['4,00', 'EUR'],
    ['1e3', 'EUR'],
    ['', 'EUR'],
    [null, 'EUR'],
    ['4.00', 'eur'],
    ['4.00', 'EURO'],
    ['4.00', '1EUR'],
    ['4.00', undefined],
    ['999999999999999999.99', 'EUR'],
  ])('G73 %s %s is no amount: it is never rounded into one', (decimal, currency) => {
    expect(readMoney(decimal, currency)).toBeNull();
  });

  it('reads back what it would be written as', () => {
    const currency = fc.constantFrom('EUR', 'JPY', 'KWD', 'BRL');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 }), currency, (amount, code) => {
        const digits = minorDigits(code);
        const text = String(amount).padStart(digits + 1, '0');
        const decimal = digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text;
        expect(readMoney(decimal, code)).toEqual({ amount, currency: code });
      }),
    );
  });
});

it('shares are by their weight, and the last takes what rounding leaves', () => {
  expect(splitByWeight(1_000, [1, 2, 1])).toEqual([250, 500, 250]);
  expect(splitByWeight(11, [1, 1, 1])).toEqual([3, 3, 5]);
});

it('shares add up to the amount', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (amount, given) => {
      const shares = splitByWeight(amount, given);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
    }),
  );
});
