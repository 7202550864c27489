import { sql } from 'kysely';
import type { Tx } from '@/server/db/types';
import type { WalletMove } from '../../contract/account';
import type { AccountRow } from '../store/tables';

/** One thing that moves a balance. Minor units; below zero it leaves the wallet. */
export interface Move {
  /** Names it for good: what has happened once is never written again. */
  readonly posting: string;
  readonly move: WalletMove;
  readonly amount: number;
  readonly bookingId?: string | null;
  readonly reason?: string | null;
  readonly byUserId?: string | null;
  /** How what is held changes with it. */
  readonly held?: number;
}

/**
 * Writes both sides of a move and the balance that it makes. The account is locked. Throws where the balance would fall below
 * zero, or below what is held, and where the posting is written already.
 */
export async function move(
  tx: Tx,
  { agency_id, user_id, currency }: AccountRow,
  { posting, move: name, amount, bookingId = null, reason = null, byUserId = null, held = 0 }: Move,
  now: Date,
): Promise<void> {
  const { balance_minor } = await tx
    .updateTable('wallet_account')
    .set({
      balance_minor: sql<number>`balance_minor + ${amount}`,
      held_minor: sql<number>`held_minor + ${held}`,
    })
    .where('agency_id', '=', agency_id)
    .where('user_id', '=', user_id)
    .returning('balance_minor')
    .executeTakeFirstOrThrow();
  const both = { agency_id, user_id, posting, move: name, currency, booking_id: bookingId, reason };
  const sides = { ...both, by_user_id: byUserId, at: now };
  await tx
    .insertInto('wallet_entry')
    .values([
      { ...sides, account: 'client', amount_minor: amount, balance_minor },
      { ...sides, account: 'agency', amount_minor: -amount, balance_minor: null },
    ])
    .execute();
}

/** Sets an amount aside, or ends that; the balance stays. The account is locked. */
export async function hold(tx: Tx, { agency_id, user_id }: AccountRow, amount: number): Promise<void> {
  await tx
    .updateTable('wallet_account')
    .set({ held_minor: sql<number>`held_minor + ${amount}` })
    .where('agency_id', '=', agency_id)
    .where('user_id', '=', user_id)
    .execute();
}
