import { minorDigits } from '../contract/money/money-math';
import type { Formats } from './field';

/**
 * How a number is kept and read: `percent` is kept as it is read (2.5 for 2.5 %), `basisPoints` in hundredths of that, `money`
 * in minor units of the agency's currency, `days` and `hours` as they are.
 */
export type NumberUnit = 'percent' | 'basisPoints' | 'money' | 'days' | 'hours';

/** How many digits after the point a reader writes of it; of a number without a unit, none or two. */
export function decimalsOf(unit: NumberUnit | undefined, isWhole: boolean, currency: string): number {
  if (unit === 'money') return minorDigits(currency);
  if (unit === 'basisPoints') return 2;
  return isWhole ? 0 : 2;
}

const factorOf = (unit: NumberUnit | undefined, currency: string): number =>
  unit === 'money' ? 10 ** minorDigits(currency) : unit === 'basisPoints' ? 100 : 1;

/** A number as it is kept, the way a reader writes it. */
export const shownNumber = (stored: number, unit: NumberUnit | undefined, currency: string): number =>
  stored / factorOf(unit, currency);

/** What a reader wrote, as it is kept: whole minor units and basis points, whatever the arithmetic of fractions says. */
export function storedNumber(shown: number, unit: NumberUnit | undefined, currency: string): number {
  const factor = factorOf(unit, currency);
  return factor === 1 ? shown : Number((shown * factor).toFixed(6));
}

/** A number in a sentence, with its unit. */
export function saidNumber(
  stored: number,
  unit: NumberUnit | undefined,
  { format, currency }: Formats,
): string {
  if (unit === 'money') return format.money({ amount: stored, currency }, { own: true, cents: 'auto' });
  if (unit === 'percent') return format.percent(stored / 100);
  if (unit === 'basisPoints') return format.percent(stored / 10_000);
  return format.number(stored);
}
