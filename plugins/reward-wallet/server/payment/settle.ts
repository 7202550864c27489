import type { Money } from '@/core/contract';
import { hashOf } from '@/server/booking/hash';
import type { Tx } from '@/server/db/types';
import { IdempotencyMismatch } from '@/server/payment';
import type { PaymentCall, SettleOutcome } from '@/server/ports/payment';
import type { BaseServices } from '@/server/ports/services';
import { accountsOf } from '../ledger/account';
import { putBack, returnedOf } from '../ledger/lots';
import { hold, move } from '../ledger/move';
import { writeOff } from '../ledger/write-off';
import type { AccountRow, PaymentRow } from '../store/tables';
import { paymentBy } from './authorise';

/** What a payment that came to nothing gives back is good for a day at least, what is refunded for a month. */
const DAYS_AFTER_VOID = 1;
const DAYS_AFTER_REFUND = 30;

export type Settling = 'capture' | 'void' | 'refund';

/** Why it may not be settled so; null when it may. Whole payments are taken, and returned in parts. */
export function settleProblem(
  type: Settling,
  { status, currency, amount_minor, refunded_minor }: PaymentRow,
  amount: Money | null,
): string | null {
  if (amount && amount.currency !== currency) return 'The payment is in another currency';
  if (amount && (!Number.isSafeInteger(amount.amount) || amount.amount < 0)) return 'The amount is not valid';
  if (status !== (type === 'refund' ? 'captured' : 'held')) return `The payment is ${status}`;
  if (type === 'capture') return amount?.amount === amount_minor ? null : 'It is taken wholly';
  if (type === 'refund' && amount!.amount > amount_minor - refunded_minor) return 'More than was taken';
  return null;
}

async function settleNow(
  tx: Tx,
  type: Settling,
  account: AccountRow,
  payment: PaymentRow,
  amount: number,
  key: string,
  now: Date,
): Promise<void> {
  const { ref, lots, amount_minor: whole, refunded_minor: before, booking_id: bookingId } = payment;
  const write = (set: { status?: PaymentRow['status']; refunded_minor?: number }) =>
    tx
      .updateTable('wallet_payment')
      .set(set)
      .where('agency_id', '=', payment.agency_id)
      .where('ref', '=', ref)
      .execute();
  if (type === 'capture') {
    const posting = {
      posting: `paid:${ref}`,
      move: 'paid',
      amount: -whole,
      held: -whole,
      bookingId,
    } as const;
    await move(tx, account, posting, now);
    await write({ status: 'captured' });
    return;
  }
  if (type === 'void') {
    await hold(tx, account, -whole);
    await putBack(tx, account, lots, DAYS_AFTER_VOID, now);
    await write({ status: 'voided' });
  } else if (amount > 0) {
    await move(tx, account, { posting: `returned:${key}`, move: 'returned', amount, bookingId }, now);
    await putBack(tx, account, returnedOf(lots, before, amount), DAYS_AFTER_REFUND, now);
    await write({ refunded_minor: before + amount });
  }
  // Nobody is there to have it back.
  if (account.closed_at) await writeOff(tx, account, key, now);
}

/** Takes, lets go of or returns a payment, once a key; also where the wallet is switched off by now. */
export async function settle(
  { db, clock }: Pick<BaseServices, 'db' | 'clock'>,
  type: Settling,
  ref: string,
  amount: Money | null,
  { idempotencyKey: key }: Pick<PaymentCall, 'idempotencyKey'>,
): Promise<SettleOutcome> {
  const found = await db.asSystem((tx) => paymentBy(tx, 'ref', ref));
  if (!found) return { kind: 'refused', message: 'There is no such payment' };
  const { agency_id: agencyId, user_id: userId } = found;
  const hash = hashOf({ type, ref, amount });
  return db.withTenant(agencyId, async (tx) => {
    const now = clock.now();
    const account = userId
      ? await accountsOf(tx, { agencyId, userId }).forUpdate().executeTakeFirst()
      : undefined;
    const payment = await tx
      .selectFrom('wallet_payment')
      .selectAll()
      .where('agency_id', '=', agencyId)
      .where('ref', '=', ref)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const known = await tx
      .selectFrom('wallet_settlement')
      .select(['hash', 'refused'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (known && known.hash !== hash) throw new IdempotencyMismatch(key);
    const refused = known ? known.refused : settleProblem(type, payment, amount);
    if (!known) {
      await tx
        .insertInto('wallet_settlement')
        .values({ agency_id: agencyId, key, hash, ref, refused, created_at: now })
        .execute();
      // A payment that is held or was taken has an account.
      if (refused === null) await settleNow(tx, type, account!, payment, amount?.amount ?? 0, key, now);
    }
    return refused === null ? { kind: 'done' } : { kind: 'refused', message: refused };
  });
}
