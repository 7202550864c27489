import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits } from '@/core/contract';
import { readExchange, writeExchange } from '@/core/contract/money/exchange';
import { exchanged } from './exchange';

const currency = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD');
/** Of more than a thousandth, in up to eight decimals. */
const rate = fc
  .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 100_000, max: 99_999_999 }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(8, '0')}`);

describe('an amount in another currency', () => {
  it.each([
    [10_000, 'EUR:USD:1.12', 11_200, 11_200],
    [10_001, 'EUR:USD:1.12', 11_202, 11_201],
    [10_001, 'EUR:JPY:165.3', 16_532, 16_531],
    [16_531, 'JPY:EUR:0.006', 9_919, 9_918],
    [0, 'EUR:BRL:6.30', 0, 0],
  ])('%i at %s is %i as a price and %i given back', (amount, text, up, down) => {
    const exchange = readExchange(text)!;
    const money = { amount, currency: exchange.from };
    expect(exchanged(money, exchange)).toEqual({ amount: up, currency: exchange.to });
    expect(exchanged(money, exchange, 'down')?.amount).toBe(down);
  });

  it('INV-5 is never less than the rate as a price, never more as what is given back, and within one minor unit of it', () => {
    fc.assert(
      fc.property(fc.nat(500_000_000), currency, currency, rate, (amount, from, to, decimal) => {
        fc.pre(from !== to);
        const exchange = readExchange(`${from}:${to}:${decimal}`)!;
        const [up, down] = (['up', 'down'] as const).map(
          (towards) => exchanged({ amount, currency: from }, exchange, towards)!.amount,
        );
        // In units of 10⁻⁸ of a minor unit, exactly.
        const exact = BigInt(amount) * BigInt(decimal.replace('.', '')) * 10n ** BigInt(minorDigits(to));
        const unit = 10n ** BigInt(8 + minorDigits(from));
        expect(BigInt(up!) * unit >= exact && BigInt(down!) * unit <= exact).toBe(true);
        expect(up! - down!).toBeLessThanOrEqual(1);
        expect(readExchange(writeExchange(exchange))).toEqual(exchange);
      }),
    );
  });

  it('is none of a third currency, and none that cannot be counted', () => {
    const exchange = readExchange('EUR:USD:1.12')!;
    expect(exchanged({ amount: 1, currency: 'GBP' }, exchange)).toBeNull();
    expect(exchanged({ amount: Number.MAX_SAFE_INTEGER, currency: 'EUR' }, exchange)).toBeNull();
  });

  it.each([
    '',
    'USD:1.12',
    'EUR:EUR:1',
    'EUR:USD:0',
    'EUR:USD:-1',
    'eur:USD:1',
    'EUR:USD:1,12',
    'EUR:USD:1e3',
    7,
    null,
  ])('%j is no rate', (text) => expect(readExchange(text)).toBeNull());
});
