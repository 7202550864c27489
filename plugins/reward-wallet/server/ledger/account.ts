import { sql } from 'kysely';
import { isTravelAgent } from '@/core/contract';
import type { Tx } from '@/server/db/types';
import type { RewardWalletSettings } from '../../contract/application';
import type { AccountRow } from '../store/tables';

/** Whose wallet it is. */
export interface Whose {
  readonly agencyId: string;
  readonly userId: string;
}

export const accountsOf = (tx: Tx, { agencyId, userId }: Whose) =>
  tx.selectFrom('wallet_account').selectAll().where('agency_id', '=', agencyId).where('user_id', '=', userId);

/**
 * The account, made where there is none, and locked until the transaction ends. Whatever moves its money begins with this, and
 * locks payments and lots afterwards: in one order.
 */
export async function lockAccount(
  tx: Tx,
  { agencyId, userId }: Whose,
  currency: string,
  now: Date,
): Promise<AccountRow> {
  const lock = () => accountsOf(tx, { agencyId, userId }).forUpdate().executeTakeFirst();
  const known = await lock();
  if (known) return known;
  await tx
    .insertInto('wallet_account')
    .values({ agency_id: agencyId, user_id: userId, currency, created_at: now })
    .onConflict((twice) => twice.doNothing())
    .execute();
  return (await lock())!;
}

/** Somebody of the agency, as far as a wallet asks. */
export interface Holder {
  readonly userId: string;
  readonly isStaff: boolean;
  readonly isActive: boolean;
}

export async function findHolder(tx: Tx, { agencyId, userId }: Whose): Promise<Holder | null> {
  const row = await tx
    .selectFrom('app_user')
    .select(['id', 'user_type', sql<boolean>`status = 'Active'`.as('isActive')])
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return { userId: row.id, isStaff: isTravelAgent(row.user_type), isActive: row.isActive };
}

/** Whether somebody has a wallet: as the owner decided, else as the agency has it for its clients (R354). */
export const isOnFor = (
  { isStaff }: Pick<Holder, 'isStaff'>,
  account: Pick<AccountRow, 'is_on'> | undefined,
  { isOnForClients }: Pick<RewardWalletSettings, 'isOnForClients'>,
): boolean => account?.is_on ?? (!isStaff && isOnForClients);
