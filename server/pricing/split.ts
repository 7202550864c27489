import type { Money } from '@/core/contract';

/** Splits a total in proportion to `parts`, to the last minor unit: the last one takes what rounding left. */
export function splitTotal(total: Money, parts: readonly number[]): Money[] {
  const sum = parts.reduce((all, each) => all + each, 0);
  let left = total.amount;
  return parts.map((part, index) => {
    const amount =
      index === parts.length - 1 ? left : sum === 0 ? 0 : Math.round((total.amount * part) / sum);
    left -= amount;
    return { amount, currency: total.currency };
  });
}
