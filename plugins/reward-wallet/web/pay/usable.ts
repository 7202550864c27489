import type { Money } from '@/core/contract';

/** What a wallet pays of a price: what was typed, within what it may; all that it may where nothing was typed. */
export const paidByWallet = (most: Money, typed: number | null): Money => ({
  ...most,
  amount: Math.max(0, Math.min(most.amount, typed ?? most.amount)),
});

/** What the rest earns, rounded down: never more is promised than comes. */
export const earnedBy = (rest: Money, basisPoints: number): Money => ({
  ...rest,
  amount: Math.floor((rest.amount * basisPoints) / 10_000),
});
