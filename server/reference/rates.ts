import { type Money, minorDigits } from '@/core/contract';
import rateText from './data/rates.json?raw';

export interface Rates {
  readonly base: string;
  /** `YYYY-MM-DD` of the snapshot. */
  readonly date: string;
  readonly rates: Readonly<Record<string, number>>;
}

/** The rates that come with the platform: a day's snapshot, for display and for the embedded suppliers. */
export const embeddedRates: Rates = JSON.parse(rateText) as Rates;

/**
 * Units of `to` for one unit of `from`. Throws RangeError for a currency without a rate.
 */
export function rateBetween(from: string, to: string, { rates }: Rates = embeddedRates): number {
  const known = (currency: string) => {
    const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
    if (!rate) throw new RangeError(`There is no exchange rate for ${currency}`);
    return rate;
  };
  return from === to ? 1 : known(to) / known(from);
}

/** The amount in another currency, rounded to its minor unit (G73). */
export function convert(money: Money, to: string, rates: Rates = embeddedRates): Money {
  const scale = 10 ** (minorDigits(to) - minorDigits(money.currency));
  return { amount: Math.round(money.amount * rateBetween(money.currency, to, rates) * scale), currency: to };
}
