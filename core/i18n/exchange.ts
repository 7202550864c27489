import { minorDigits } from '../contract/money/money-math';
import type { Money } from '../contract/money/money';

export interface Rates {
  base: string;
  /** Day of the snapshot, `YYYY-MM-DD`. */
  date: string;
  /** Units of each currency for one unit of `base`. */
  rates: Readonly<Record<string, number>>;
}

const rateOf = ({ base, rates }: Rates, currency: string): number | undefined =>
  currency === base
    ? 1
    : Object.hasOwn(rates, currency) && rates[currency]! > 0
      ? rates[currency]
      : undefined;

/**
 * Lines of a total as they are shown: where they add up to it, they do so in the currency that is shown, too, although each is
 * rounded there. What is left goes to the largest, which it changes the least.
 */
export function exchangedLines(
  lines: readonly Money[],
  total: Money,
  shownAs: (money: Money) => Money,
): Money[] {
  const sum = (amounts: readonly Money[]) => amounts.reduce((all, { amount }) => all + amount, 0);
  const shown = lines.map(shownAs);
  if (sum(lines) !== total.amount || lines.some(({ currency }) => currency !== total.currency)) return shown;
  const left = shownAs(total).amount - sum(shown);
  const largest = shown.reduce(
    (most, { amount }, at) => (Math.abs(amount) > Math.abs(shown[most]!.amount) ? at : most),
    0,
  );
  return shown.map((line, at) => (at === largest ? { ...line, amount: line.amount + left } : line));
}

/**
 * The amount in another currency, rounded to that currency's minor unit (G73). Without rates, or without one
 * for either currency, it stays what it is: a price in its own currency is right, a guessed one is not.
 */
export function exchange(money: Money, to: string, rates: Rates | null): Money {
  if (!rates || money.currency === to) return money;
  const from = rateOf(rates, money.currency);
  const into = rateOf(rates, to);
  if (!from || !into) return money;
  const scale = 10 ** (minorDigits(to) - minorDigits(money.currency));
  // Plus nothing: what rounds to nothing from below would be written with a minus.
  return { amount: Math.round((money.amount * into * scale) / from) + 0, currency: to };
}
