import { sql } from 'kysely';
import type { Tx } from '@/server/db/types';
import type { AccountRow, TakenLot } from '../store/tables';
import type { Whose } from './account';

const DAY_MS = 24 * 60 * 60_000;
type Account = Pick<AccountRow, 'agency_id' | 'user_id'>;

const lotsWithMoney = (tx: Tx, { agency_id, user_id }: Account) =>
  tx
    .selectFrom('wallet_lot')
    .where('agency_id', '=', agency_id)
    .where('user_id', '=', user_id)
    .where('left_minor', '>', 0);

/** What is in a wallet and neither held nor expired. */
export async function availableIn(tx: Tx, { agencyId, userId }: Whose, now: Date): Promise<number> {
  const row = await lotsWithMoney(tx, { agency_id: agencyId, user_id: userId })
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .select(sql<number>`coalesce(sum(left_minor), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

/** When a credit of today expires; null: never. */
export function expiryOf(months: number, now: Date): Date | null {
  if (months === 0) return null;
  const at = new Date(now);
  at.setUTCMonth(at.getUTCMonth() + months);
  // The last day of a shorter month.
  if (at.getUTCDate() !== now.getUTCDate()) at.setUTCDate(0);
  return at;
}

export async function addLot(
  tx: Tx,
  { agency_id, user_id }: Account,
  { amount, expiresAt }: { readonly amount: number; readonly expiresAt: Date | null },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('wallet_lot')
    .values({
      ...{
        agency_id,
        user_id,
        given_minor: amount,
        left_minor: amount,
        expires_at: expiresAt,
        created_at: now,
      },
    })
    .execute();
}

/**
 * Takes an amount from what expires soonest, what never does last; less where there is less. `expired`: also of what is over.
 * The account is locked.
 */
export async function takeLots(
  tx: Tx,
  account: Account,
  amount: number,
  now: Date,
  { expired = false } = {},
): Promise<TakenLot[]> {
  const lots = await lotsWithMoney(tx, account)
    .$if(!expired, (query) =>
      query.where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)])),
    )
    .select(['id', 'left_minor', 'expires_at'])
    .orderBy(sql`expires_at nulls last`)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  const taken: TakenLot[] = [];
  let missing = amount;
  for (const { id, left_minor, expires_at } of lots) {
    if (missing === 0) break;
    const part = Math.min(missing, left_minor);
    missing -= part;
    taken.push({ id, amount: part, expiresAt: expires_at?.toISOString() ?? null });
    await tx
      .updateTable('wallet_lot')
      .set({ left_minor: left_minor - part })
      .where('agency_id', '=', account.agency_id)
      .where('id', '=', id)
      .execute();
  }
  return taken;
}

export const sumOf = (lots: readonly Pick<TakenLot, 'amount'>[]): number =>
  lots.reduce((sum, { amount }) => sum + amount, 0);

/** Of what a payment took, the part that is returned: what expires last first, past `before` that was returned already. */
export function returnedOf(lots: readonly TakenLot[], before: number, amount: number): TakenLot[] {
  const parts: TakenLot[] = [];
  let skipped = before;
  let missing = amount;
  for (const lot of [...lots].reverse()) {
    const skip = Math.min(skipped, lot.amount);
    skipped -= skip;
    const part = Math.min(missing, lot.amount - skip);
    missing -= part;
    if (part > 0) parts.push({ ...lot, amount: part });
  }
  return parts;
}

/** Puts back what was taken: it expires when it would have, and not within so many days. */
export async function putBack(
  tx: Tx,
  account: Account,
  lots: readonly TakenLot[],
  atLeastDays: number,
  now: Date,
): Promise<void> {
  const soonest = now.getTime() + atLeastDays * DAY_MS;
  for (const { amount, expiresAt } of lots) {
    const at = expiresAt === null ? null : new Date(Math.max(new Date(expiresAt).getTime(), soonest));
    await addLot(tx, account, { amount, expiresAt: at }, now);
  }
}
