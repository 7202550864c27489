import { minorDigits, type Money } from '@/core/contract';
import { rateBetween } from '../../reference';

/** Dollars in a currency, in whole units of it, or tens of one without decimals; never less than one of them. */
export function roundAmount(dollars: number, currency: string): Money {
  const step = minorDigits(currency) === 0 ? 10 : 10 ** minorDigits(currency);
  const minor = dollars * rateBetween('USD', currency) * 10 ** minorDigits(currency);
  return { amount: Math.max(step, Math.round(minor / step) * step), currency };
}

/** An amount of a currency's units in its minor ones; null for what is no amount. */
export const moneyOf = (amount: number | null | undefined, currency: string): Money | null =>
  typeof amount === 'number' && Number.isFinite(amount) && amount >= 0
    ? { amount: Math.round(amount * 10 ** minorDigits(currency)), currency }
    : null;

/** Dollars in a currency, to its minor unit. */
export const exactAmount = (dollars: number, currency: string): Money => ({
  amount: Math.round(dollars * rateBetween('USD', currency) * 10 ** minorDigits(currency)),
  currency,
});

/** Shares of an amount by weight that add up to it exactly; the last one takes what rounding leaves. */
export function splitByWeight(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = amount;
  return weights.map((weight, index) => {
    const share = index === weights.length - 1 ? left : Math.floor((amount * weight) / all);
    left -= share;
    return share;
  });
}
