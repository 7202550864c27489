import { randomUUID } from 'node:crypto';
import { json } from '@/server/db/json';
import type { Tx } from '@/server/db/types';
import { hashOf } from '@/server/booking/hash';
import { IdempotencyMismatch, isOwnPath } from '@/server/payment';
import { isUuid } from '@/server/http/uuid';
import type { AuthoriseInput, AuthoriseOutcome, PaymentCall } from '@/server/ports/payment';
import type { BaseServices } from '@/server/ports/services';
import { accountsOf, findHolder } from '../ledger/account';
import { availableIn, takeLots } from '../ledger/lots';
import { hold } from '../ledger/move';
import type { PaymentRow, TakenLot } from '../store/tables';
import { answerOf, type Declined } from './answers';
import { refusalOf } from './terms';

export const paymentBy = (tx: Tx, column: 'key' | 'ref', value: string) =>
  tx.selectFrom('wallet_payment').selectAll().where(column, '=', value).executeTakeFirst();

/** Whose booking it is pays for it: the client's for whom staff books, who has to have agreed to it, and nobody else's. */
export const payingUser = ({ payer }: Pick<AuthoriseInput, 'payer'>): string | null =>
  payer ? (payer.clientId ?? payer.userId) : null;

const bookingIn = (key: string): string | null => {
  const [id = ''] = key.split(':');
  return isUuid(id) ? id : null;
};

/**
 * Sets aside what the payer has, once a key. Who pays is decided by whose booking it is, never by the token, which says nothing.
 * Throws IdempotencyMismatch for a key that was asked with something else.
 */
export async function authorise(
  { db, clock, agencyById }: Pick<BaseServices, 'db' | 'clock' | 'agencyById'>,
  input: AuthoriseInput,
  { idempotencyKey: key }: PaymentCall,
): Promise<AuthoriseOutcome> {
  if (!isOwnPath(input.returnUrl)) throw new TypeError('The return address must be a path of the own site');
  const { agencyId, amount, whole = amount } = input;
  const userId = payingUser(input);
  const hash = hashOf({ agencyId, userId, amount, whole });
  const replay = (row: PaymentRow) => {
    if (row.hash !== hash) throw new IdempotencyMismatch(key);
    return answerOf(row);
  };
  const agency = await agencyById(agencyId);
  return db.withTenant(agencyId, async (tx) => {
    const now = clock.now();
    const write = async (status: 'held' | 'declined', declined: Declined | null, lots: TakenLot[]) => {
      const made = await tx
        .insertInto('wallet_payment')
        .values({
          ...{ agency_id: agencyId, ref: `wallet_${randomUUID()}`, key, hash, booking_id: bookingIn(key) },
          ...{ user_id: userId, currency: amount.currency, amount_minor: amount.amount },
          ...{ status, declined, lots: json(lots), created_at: now },
        })
        .onConflict((twice) => twice.column('key').doNothing())
        .returningAll()
        .executeTakeFirst();
      return replay(made ?? (await paymentBy(tx, 'key', key))!);
    };
    const known = await paymentBy(tx, 'key', key);
    if (known) return replay(known);
    const whose = { agencyId, userId: userId ?? '' };
    const holder = userId && isUuid(userId) ? await findHolder(tx, whose) : null;
    // Who has no account yet has nothing in it.
    const account = holder ? await accountsOf(tx, whose).forUpdate().executeTakeFirst() : undefined;
    const refusal = refusalOf(agency, holder, account, {
      ...{ amount, whole },
      isByStaff: Boolean(input.payer?.clientId),
    });
    if (refusal) return write('declined', refusal, []);
    // Whoever held the account a moment ago may have asked the same.
    const meanwhile = await paymentBy(tx, 'key', key);
    if (meanwhile) return replay(meanwhile);
    if (!account || (await availableIn(tx, whose, now)) < amount.amount)
      return write('declined', 'notEnough', []);
    const lots = await takeLots(tx, account, amount.amount, now);
    await hold(tx, account, amount.amount);
    return write('held', null, lots);
  });
}
