import type { Money } from '@/core/contract';
import { minorDigits } from '@/core/contract/money/money-math';

/** Currencies whose smallest unit Stripe counts in other digits than two. */
const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD JOD KWD OMR TND'.split(' ').map((code) => [code, 3])),
};
/** Stripe takes these with two digits that must be zero. */
const WHOLE_ONLY = ['ISK', 'UGX'];

const digitsAtStripe = (currency: string): number => DIGITS[currency] ?? 2;

/** How Stripe names a sum, or null where it cannot take exactly that much: nothing is ever rounded. */
export function toStripe({ amount, currency }: Money): { amount: number; currency: string } | null {
  const at = digitsAtStripe(currency);
  const scaled = amount * 10 ** (at - minorDigits(currency));
  // Of three digits the last must be zero.
  const step = at === 3 ? 10 : WHOLE_ONLY.includes(currency) ? 100 : 1;
  if (!Number.isSafeInteger(scaled) || scaled < 0 || scaled % step !== 0) return null;
  return { amount: scaled, currency: currency.toLowerCase() };
}

/** What a sum of Stripe's is here. */
export function fromStripe(amount: number, code: string): Money {
  const currency = code.toUpperCase();
  return { amount: Math.round(amount * 10 ** (minorDigits(currency) - digitsAtStripe(currency))), currency };
}
