import { sql } from 'kysely';
import type { Tx } from '@/server/db/types';
import { addLot, expiryOf, sumOf, takeLots } from '../ledger/lots';
import { move, type Move } from '../ledger/move';
import type { AccountRow } from '../store/tables';
import type { RewardWalletSettings } from '../../contract/application';

type Terms = Pick<RewardWalletSettings, 'expiresAfterMonths'>;

/** Puts an amount into a wallet as a lot that expires when the rules say. The account is locked. */
export async function credit(
  tx: Tx,
  account: AccountRow,
  entry: Move,
  { expiresAfterMonths }: Terms,
  now: Date,
): Promise<void> {
  await move(tx, account, entry, now);
  await addLot(tx, account, { amount: entry.amount, expiresAt: expiryOf(expiresAfterMonths, now) }, now);
}

/** Notes what is owed of earnings that were taken back, or that it is owed no more. The account is locked. */
const owe = (tx: Tx, { agency_id, user_id }: AccountRow, amount: number) =>
  tx
    .updateTable('wallet_account')
    .set({ owed_minor: sql<number>`owed_minor + ${amount}` })
    .where('agency_id', '=', agency_id)
    .where('user_id', '=', user_id)
    .execute();

/** Takes back as much of an amount as is there, never below zero, and notes the rest against what is earned later. */
export async function takeBack(
  tx: Tx,
  account: AccountRow,
  entry: Pick<Move, 'posting' | 'bookingId'> & { readonly amount: number },
  now: Date,
): Promise<void> {
  const taken = sumOf(await takeLots(tx, account, entry.amount, now));
  if (taken > 0) await move(tx, account, { ...entry, move: 'taken-back', amount: -taken }, now);
  if (taken < entry.amount) await owe(tx, account, entry.amount - taken);
}

/** What is earned goes to what is owed first; the rest is something to write about. */
export async function earn(tx: Tx, account: AccountRow, entry: Move, terms: Terms, now: Date): Promise<void> {
  await credit(tx, account, entry, terms, now);
  const settled = Math.min(account.owed_minor, entry.amount);
  if (settled > 0) {
    const { posting, bookingId = null } = entry;
    await owe(tx, account, -settled);
    await takeBack(tx, account, { posting: `owed:${posting}`, bookingId, amount: settled }, now);
  }
  await tx
    .updateTable('wallet_account')
    .set({ untold_minor: sql<number>`untold_minor + ${entry.amount - settled}` })
    .where('agency_id', '=', account.agency_id)
    .where('user_id', '=', account.user_id)
    .execute();
}
