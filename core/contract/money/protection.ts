import type { Money } from './money';
import { chargedUp } from './charged';

/**
 * `amount * basisPoints / 10000` in whole minor units, rounded half away from zero. Exact for every safe
 * integer: the product is taken in big integers, because 64 bits of floating point lose cents.
 */
export function shareOf(amount: number, basisPoints: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of minor units: ${amount}`);
  if (!Number.isSafeInteger(basisPoints)) throw new RangeError(`Not whole basis points: ${basisPoints}`);
  const product = BigInt(amount) * BigInt(basisPoints);
  const half = product < 0n ? -5_000n : 5_000n;
  return Number((product + half) / 10_000n);
}

/**
 * What protection costs: a share of the traveller's price without it, rounded to the minor unit (G72), or up to what can be
 * charged. The server prices with it, and the browser shows both choices with it before the server is asked.
 */
export const protectionAmount = (travelerPrice: Money, basisPoints: number): Money => ({
  amount: chargedUp(shareOf(travelerPrice.amount, basisPoints), travelerPrice.currency),
  currency: travelerPrice.currency,
});
