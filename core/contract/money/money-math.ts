import type { Money } from './money';

/** ISO 4217's exceptions from two decimals. Never asked of Intl: its digits are CLDR's, and change with each ICU. */
const WITHOUT = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF)$/;
const WITH_THREE = /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/;
const WITH_FOUR = /^(CLF|UYW)$/;

/** How many decimals ISO 4217 gives the currency: 2 for USD, 0 for JPY. Unknown codes have 2. */
export const minorDigits = (currency: string): number =>
  WITHOUT.test(currency) ? 0 : WITH_THREE.test(currency) ? 3 : WITH_FOUR.test(currency) ? 4 : 2;

/**
 * Of what every sum that is charged in the currency is a multiple, in minor units. Card networks take three decimals whose last is
 * zero, and nothing finer; of the ariary, whose decimals are no decimals, they take whole ones.
 */
export const chargeStep = (currency: string): number =>
  currency === 'MGA' ? 100 : 10 ** Math.max(0, minorDigits(currency) - 2);

/** The next sum up, or down, that can be charged: the amount itself in almost every currency. */
export const chargedUp = (amount: number, currency: string): number =>
  Math.ceil(amount / chargeStep(currency)) * chargeStep(currency);
export const chargedDown = (amount: number, currency: string): number =>
  Math.floor(amount / chargeStep(currency)) * chargeStep(currency);

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
