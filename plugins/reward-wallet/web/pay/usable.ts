import type { Money } from '@/core/contract';
import { chargedDown } from '@/core/contract/money/charged';

/** What a wallet pays of a price: what was typed, within what it may and so that the rest can be charged; all that it may where nothing was typed. */
export const paidByWallet = (most: Money, typed: number | null): Money => ({
  ...most,
  amount: chargedDown(Math.max(0, Math.min(most.amount, typed ?? most.amount)), most.currency),
});

/** What the rest earns, rounded down: never more is promised than comes. */
export const earnedBy = (rest: Money, basisPoints: number): Money => ({
  ...rest,
  amount: Math.floor((rest.amount * basisPoints) / 10_000),
});
