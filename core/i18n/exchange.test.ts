import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exchange, exchangedLines } from './exchange';

const amounts = fc.array(fc.integer({ min: -50_000, max: 9_999_999 }), { minLength: 1, maxLength: 9 });
const rate = fc.double({ min: 0.001, max: 20_000, noNaN: true });
const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
const shownBy = (units: number, to: string) => (money: { amount: number; currency: string }) =>
  exchange(money, to, { base: 'USD', date: '2027-02-20', rates: { [to]: units } });

it('INV-4 lines that add up to a total do so in the currency that is shown, each within its rounding', () => {
  fc.assert(
    fc.property(amounts, rate, fc.constantFrom('EUR', 'JPY', 'KWD'), (given, units, to) => {
      const lines = given.map((amount) => ({ amount, currency: 'USD' }));
      const total = { amount: sumOf(lines), currency: 'USD' };
      const shownAs = shownBy(units, to);
      const shown = exchangedLines(lines, total, shownAs);
      expect(sumOf(shown)).toBe(shownAs(total).amount);
      for (const [at, { amount }] of shown.entries())
        expect(Math.abs(amount - shownAs(lines[at]!).amount)).toBeLessThanOrEqual(lines.length);
    }),
  );
});

it('a discount that is worth nothing there has no minus', () => {
  expect(shownBy(0.001, 'EUR')({ amount: -1, currency: 'USD' }).amount).toBe(0);
});

it('lines that are something else than parts of the total stay what they are', () => {
  const shownAs = shownBy(1.1, 'EUR');
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  expect(exchangedLines([usd(1000)], usd(5000), shownAs)).toEqual([{ amount: 1100, currency: 'EUR' }]);
  expect(exchangedLines([], usd(5000), shownAs)).toEqual([]);
});
