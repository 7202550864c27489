import type { PaymentPart } from '../../ports/payment';

/**
 * What each part pays of a price: methods as much as was asked of them, as far as the price goes, and whoever pays the rest
 * the rest. Parts of nothing are left out, and what is not all of it is a multiple of `step`, as the rest has to be charged. Minor
 * units.
 */
export function partsOf(
  total: number,
  main: string | null,
  also: readonly { readonly method: string; readonly amount: number }[],
  step = 1,
): PaymentPart[] {
  let rest = total;
  const parts: PaymentPart[] = [];
  for (const { method, amount } of also) {
    const paid = amount >= rest ? rest : Math.floor(amount / step) * step;
    rest -= paid;
    parts.push({ method, amount: paid });
  }
  return [...parts, { method: main, amount: rest }].filter(({ amount }) => amount > 0);
}

/**
 * How an amount that is returned is spread over the parts that paid: in proportion, in multiples of `step`, and what does not
 * divide to the last.
 */
export function sharesOf(amount: number, parts: readonly PaymentPart[], step = 1): number[] {
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  const shares = parts.map((part) => Math.floor((amount * part.amount) / total / step) * step);
  const spread = shares.reduce((sum, share) => sum + share, 0);
  // Less than one step a part is missing; the last part has room for it unless it is returned wholly already.
  let missing = amount - spread;
  for (let index = parts.length - 1; index >= 0 && missing > 0; index--) {
    const room = Math.min(missing, parts[index]!.amount - shares[index]!);
    shares[index]! += room;
    missing -= room;
  }
  return shares;
}
