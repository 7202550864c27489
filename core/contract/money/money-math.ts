import type { Money } from './money';

const digits = new Map<string, number>();

/** How many decimals the currency has: 2 for USD, 0 for JPY. Unknown codes have 2. */
export function minorDigits(currency: string): number {
  let known = digits.get(currency);
  if (known === undefined) {
    try {
      known =
        new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
          .maximumFractionDigits ?? 2;
    } catch {
      known = 2;
    }
    digits.set(currency, known);
  }
  return known;
}

/** The amount in major units, for display and sorting only. */
export const toMajor = (money: Money): number => money.amount / 10 ** minorDigits(money.currency);

/** The same without a fraction, rounded up: never less than what the amount buys. */
export const toWholeMajor = (money: Money): number => Math.ceil(toMajor(money));

/** Adds amounts of one currency. Throws when currencies differ: converting is a decision, not an accident. */
export function addMoney(first: Money, ...rest: Money[]): Money {
  return rest.reduce((sum, next) => {
    if (next.currency !== sum.currency) throw new Error(`Cannot add ${next.currency} to ${sum.currency}`);
    return { amount: sum.amount + next.amount, currency: sum.currency };
  }, first);
}
