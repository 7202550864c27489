import type { Money } from './money';

/** ISO 4217's exceptions from two decimals. Never asked of Intl: its digits are CLDR's, and change with each ICU. */
const WITHOUT = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF)$/;
const WITH_THREE = /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/;
const WITH_FOUR = /^(CLF|UYW)$/;

/** How many decimals ISO 4217 gives the currency: 2 for USD, 0 for JPY. Unknown codes have 2. */
export const minorDigits = (currency: string): number =>
  WITHOUT.test(currency) ? 0 : WITH_THREE.test(currency) ? 3 : WITH_FOUR.test(currency) ? 4 : 2;

/** The amount in major units, for display and sorting only. */
export const toMajor = (money: Money): number => money.amount / 10 ** minorDigits(money.currency);

/** How `Intl.NumberFormat` writes amounts of the currency: with its own decimals, unless `options` say otherwise. */
export function moneyStyle(
  currency: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormatOptions {
  const digits = minorDigits(currency);
  return {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  };
}

/** Adds amounts of one currency. Throws when currencies differ: converting is a decision, not an accident. */
export function addMoney(first: Money, ...rest: Money[]): Money {
  return rest.reduce((sum, next) => {
    if (next.currency !== sum.currency) throw new Error(`Cannot add ${next.currency} to ${sum.currency}`);
    return { amount: sum.amount + next.amount, currency: sum.currency };
  }, first);
}
