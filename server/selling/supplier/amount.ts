import { minorDigits, type Money } from '@/core/contract';
import { rateBetween } from '../../reference';

/** Dollars in a currency, in whole units of it, or tens of one without decimals; never less than one of them. */
export function roundAmount(dollars: number, currency: string): Money {
  const step = minorDigits(currency) === 0 ? 10 : 10 ** minorDigits(currency);
  const minor = dollars * rateBetween('USD', currency) * 10 ** minorDigits(currency);
  return { amount: Math.max(step, Math.round(minor / step) * step), currency };
}

/** Dollars in a currency, to its minor unit. */
export const exactAmount = (dollars: number, currency: string): Money => ({
  amount: Math.round(dollars * rateBetween('USD', currency) * 10 ** minorDigits(currency)),
  currency,
});
