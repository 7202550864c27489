import { z } from 'zod/mini';
import { Money, paging } from '@/core/contract';

/**
 * Why a balance moved. `earned` on a trip that is over and `taken-back` when that was given back afterwards; `welcome` of who
 * joins; `paid` for a booking and `returned` of one; `credited` and `debited` by the agency with a reason; `expired`;
 * `written-off` with a deleted account.
 */
export const WALLET_MOVES = [
  'earned',
  'taken-back',
  'welcome',
  'paid',
  'returned',
  'credited',
  'debited',
  'expired',
  'written-off',
] as const;
export const WalletMove = z.enum(WALLET_MOVES);
export type WalletMove = z.output<typeof WalletMove>;

/** Times in ISO UTC. */
export const WalletEntry = z.object({
  id: z.string(),
  at: z.string(),
  move: WalletMove,
  /** Below zero: it left the wallet. */
  amount: Money,
  /** What was in it afterwards. */
  balance: Money,
  booking: z.nullable(z.object({ id: z.string(), product: z.string(), locator: z.nullable(z.string()) })),
  /** In the words of whoever credited or debited it. */
  reason: z.nullable(z.string()),
  /** Who did; told to staff only. */
  by: z.nullable(z.string()),
});
export type WalletEntry = z.output<typeof WalletEntry>;

export const WalletAccount = z.object({
  userId: z.string(),
  /** Whether it is switched on for this user (R354). */
  isOn: z.boolean(),
  /** Its owner has agreed that staff who book for them pay with it. */
  mayStaffPay: z.boolean(),
  /** Everything in it: `available` and what is held for bookings that are just being made. */
  balance: Money,
  available: Money,
  held: Money,
  /** What will be earned on trips that are booked, once they are over. */
  pending: Money,
  /** What was taken back of earnings and was spent already: the next earnings go there. */
  owed: Money,
  /** What expires next, and when; null: nothing does. */
  expiring: z.nullable(z.object({ amount: Money, at: z.string() })),
});
export type WalletAccount = z.output<typeof WalletAccount>;

/** An account with a part of its statement, newest first. */
export const Statement = z.object({
  account: WalletAccount,
  entries: z.array(WalletEntry),
  totalCount: z.int(),
});
export type Statement = z.output<typeof Statement>;

export const StatementQuery = z.strictObject({
  ...paging,
});
