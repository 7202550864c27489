import { sql } from 'kysely';
import { counted } from '@/server/db/page';
import type { Tx } from '@/server/db/types';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Statement, WalletAccount, WalletEntry } from '../../contract/account';
import { accountsOf, findHolder, isOnFor, type Whose } from '../ledger/account';
import { availableIn } from '../ledger/lots';
import { isOpen, rulesOf } from '../payment/terms';

/** The account as its owner and the staff see it; one that nobody has touched yet is empty. */
export async function accountView(
  tx: Tx,
  agency: AgencyRecord,
  userId: string,
  now: Date,
): Promise<WalletAccount> {
  const whose: Whose = { agencyId: agency.id, userId };
  const account = await accountsOf(tx, whose).executeTakeFirst();
  const holder = await findHolder(tx, whose);
  const currency = account?.currency ?? agency.pricing.currency;
  const money = (amount: number) => ({ amount, currency });
  const pending = await tx
    .selectFrom('wallet_earning')
    .select(sql<number>`coalesce(sum(expected_minor), 0)::bigint`.as('sum'))
    .where('agency_id', '=', agency.id)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const next = await tx
    .selectFrom('wallet_lot')
    .select(['expires_at', sql<number>`sum(left_minor)::bigint`.as('sum')])
    .where('agency_id', '=', agency.id)
    .where('user_id', '=', userId)
    .where('left_minor', '>', 0)
    .where('expires_at', '>', now)
    .groupBy('expires_at')
    .orderBy('expires_at')
    .limit(1)
    .executeTakeFirst();
  return {
    userId,
    isOn: isOpen(agency) && holder !== null && isOnFor(holder, account, rulesOf(agency)),
    mayStaffPay: Boolean(account?.agreed_at),
    balance: money(account?.balance_minor ?? 0),
    available: money(await availableIn(tx, whose, now)),
    held: money(account?.held_minor ?? 0),
    pending: money(pending.sum),
    owed: money(account?.owed_minor ?? 0),
    expiring: next?.expires_at ? { amount: money(next.sum), at: next.expires_at.toISOString() } : null,
  };
}

/** The client's side of the ledger. */
const entriesOf = (tx: Tx, { agencyId, userId }: Whose) =>
  tx
    .selectFrom('wallet_entry')
    .where('wallet_entry.agency_id', '=', agencyId)
    .where('wallet_entry.user_id', '=', userId)
    .where('wallet_entry.account', '=', 'client');

/** The same, newest first, with what it is about. */
const entriesInFull = (tx: Tx, whose: Whose) =>
  entriesOf(tx, whose)
    .leftJoin('booking', (join) =>
      join
        .onRef('booking.agency_id', '=', 'wallet_entry.agency_id')
        .onRef('booking.id', '=', 'wallet_entry.booking_id'),
    )
    .leftJoin('app_user', (join) =>
      join
        .onRef('app_user.agency_id', '=', 'wallet_entry.agency_id')
        .onRef('app_user.id', '=', 'wallet_entry.by_user_id'),
    )
    .orderBy('wallet_entry.id', 'desc');

export interface Page {
  readonly size: number;
  readonly from?: number;
  /** Those before this one only. */
  readonly before?: string | undefined;
}

/** `forStaff`: with whoever credited or debited it. */
export async function readEntries(
  tx: Tx,
  whose: Whose,
  { from = 0, size, before }: Page,
  { forStaff }: { readonly forStaff: boolean },
): Promise<WalletEntry[]> {
  const page = entriesOf(tx, whose)
    .$if(before !== undefined, (query) => query.where('wallet_entry.id', '<', Number(before)))
    .select('wallet_entry.id')
    .orderBy('wallet_entry.id', 'desc')
    .offset(from)
    .limit(size);
  const rows = await entriesInFull(tx, whose)
    .where('wallet_entry.id', 'in', page)
    .select(['wallet_entry.id', 'at', 'move', 'amount_minor', 'balance_minor', 'wallet_entry.currency'])
    .select(['reason', 'booking_id', 'product', 'locator', 'first_name', 'last_name'])
    .execute();
  return rows.map(({ currency, ...row }) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    move: row.move,
    amount: { amount: row.amount_minor, currency },
    balance: { amount: row.balance_minor ?? 0, currency },
    booking:
      row.booking_id && row.product
        ? { id: row.booking_id, product: row.product, locator: row.locator }
        : null,
    reason: row.reason,
    by: forStaff && row.first_name !== null ? `${row.first_name} ${row.last_name}`.trim() : null,
  }));
}

export async function readStatement(
  tx: Tx,
  agency: AgencyRecord,
  userId: string,
  now: Date,
  {
    offSet = 0,
    limit = 20,
    forStaff,
  }: { offSet?: number | undefined; limit?: number | undefined; forStaff: boolean },
): Promise<Statement> {
  const whose = { agencyId: agency.id, userId };
  return {
    account: await accountView(tx, agency, userId, now),
    entries: await readEntries(tx, whose, { from: offSet, size: limit }, { forStaff }),
    totalCount: await counted(entriesOf(tx, whose)),
  };
}
