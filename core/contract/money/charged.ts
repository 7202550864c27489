import { minorDigits } from './money-math';

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
