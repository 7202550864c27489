import fc from 'fast-check';
import { expect, it } from 'vitest';
import { price } from '@/server/pricing';
import { TRAVELER_CATEGORIES } from '../../contract/vocabulary';
import { eachAt } from './sold';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const groups = fc.uniqueArray(
  fc.record({
    category: fc.constantFrom(...TRAVELER_CATEGORIES),
    count: fc.integer({ min: 1, max: 20 }),
    net: fc.integer({ min: 0, max: 99_999 }).map(usd),
  }),
  { selector: ({ category }) => category, minLength: 1 },
);

it('INV-4 what each category pays adds up to the total of the option, whatever the agency adds to it', () => {
  fc.assert(
    fc.property(
      groups,
      fc.record({
        markupBasisPoints: fc.integer({ min: 0, max: 10_000 }),
        feeMinor: fc.integer({ min: 0, max: 9_999 }),
      }),
      (each, terms) => {
        const base = usd(each.reduce((sum, { net, count }) => sum + net.amount * count, 0));
        fc.pre(base.amount > 0);
        const { total } = price({ base, taxes: usd(0), published: null, retail: null }, terms);
        const lines = eachAt(total, each);
        expect(lines.map(({ category, count }) => [category, count])).toEqual(
          each.map(({ category, count }) => [category, count]),
        );
        expect(lines.reduce((sum, line) => sum + line.total.amount, 0)).toBe(total.amount);
        // By what all of a category cost, not one of them.
        for (const [at, { net, count }] of each.entries())
          expect(
            Math.abs(lines[at]!.total.amount - (total.amount * net.amount * count) / base.amount),
          ).toBeLessThanOrEqual(each.length);
      },
    ),
  );
});
