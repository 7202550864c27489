import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitTotal } from './split';

const parts = fc.array(fc.nat({ max: 9_999_999 }), { minLength: 1, maxLength: 12 });

it('INV-4 the parts of a total add up to it, none is less than nothing, and each is its share but for rounding', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 99_999_999 }),
      fc.oneof(parts, fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 6 })),
      fc.constantFrom('USD', 'JPY', 'KWD'),
      (amount, weights, currency) => {
        const split = splitTotal({ amount, currency }, weights);
        const sum = weights.reduce((all, each) => all + each, 0);
        expect(split.reduce((all, each) => all + each.amount, 0)).toBe(amount);
        for (const [at, part] of split.entries()) {
          expect(part.currency).toBe(currency);
          expect(part.amount).toBeGreaterThanOrEqual(0);
          if (sum > 0)
            expect(Math.abs(part.amount - (amount * weights[at]!) / sum)).toBeLessThanOrEqual(weights.length);
        }
      },
    ),
    { interruptAfterTimeLimit: 4_000 },
  );
});

it('gives everything to the last part where no part weighs anything', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  expect(splitTotal(usd(7), [0, 0])).toEqual([usd(0), usd(7)]);
});
