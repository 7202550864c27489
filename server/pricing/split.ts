import type { Money } from '@/core/contract';

/**
 * Splits a total in proportion to `parts`, to the last minor unit: the last one takes what rounding left, which is never less
 * than nothing.
 */
export function splitTotal(total: Money, parts: readonly number[]): Money[] {
  const sum = parts.reduce((all, each) => all + each, 0);
  let left = total.amount;
  return parts.map((part, index) => {
    const share = sum === 0 ? 0 : Math.round((total.amount * part) / sum);
    const amount = index === parts.length - 1 ? left : Math.min(left, share);
    left -= amount;
    return { amount, currency: total.currency };
  });
}
