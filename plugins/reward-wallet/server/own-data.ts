import type { Tx } from '@/server/db/types';
import { accountsOf, type Whose } from './ledger/account';
import { writeOff } from './ledger/write-off';
import { readEntries } from './handlers/view';

const ALL = { size: 100_000 };

/** What is kept of somebody's wallet, for the file of the own data; null: there is none. */
export async function collectWallet(tx: Tx, whose: Whose): Promise<unknown> {
  const account = await accountsOf(tx, whose).executeTakeFirst();
  if (!account) return null;
  const { currency, balance_minor, created_at } = account;
  return {
    balance: { amount: balance_minor, currency },
    openedAt: created_at,
    entries: await readEntries(tx, whose, ALL, { forStaff: false }),
  };
}

/** What is in the wallet of an account that ends is written off, and nothing is put into it any more. */
export async function closeWallet(tx: Tx, whose: Whose, now: Date): Promise<void> {
  const account = await accountsOf(tx, whose).forUpdate().executeTakeFirst();
  if (!account) return;
  await writeOff(tx, account, `account:${whose.userId}`, now);
  await tx
    .updateTable('wallet_account')
    .set({ closed_at: now, owed_minor: 0, untold_minor: 0 })
    .where('agency_id', '=', whose.agencyId)
    .where('user_id', '=', whose.userId)
    .execute();
  await tx
    .updateTable('wallet_earning')
    .set({ status: 'dropped' })
    .where('agency_id', '=', whose.agencyId)
    .where('user_id', '=', whose.userId)
    .where('status', '=', 'pending')
    .execute();
}

/** Whether there is something in any wallet of the agency, or ever was: its statements stay to be read. */
export const hasWallets = async (tx: Tx, agencyId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('wallet_entry')
    .select('id')
    .where('agency_id', '=', agencyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
