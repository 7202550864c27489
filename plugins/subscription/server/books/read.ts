import { sql } from 'kysely';
import type { ChargeInBooks } from '@/server/ports/billing';
import type { CompareBooks } from '@/server/ports/books';
import type { Tx } from '@/server/db/types';
import { REFUSED_RETURNS } from '../store/returns';
import { type AttemptFact, type ChargeBooks, chargeDifferences, type InvoiceFact } from './compare';

/** A charge is asked for before its invoice is written: at most so long, where a bank keeps everybody waiting. */
const MARGIN_MS = 31 * 24 * 60 * 60_000;

const attemptIdOf = ({ key }: ChargeInBooks): string => /^subscription:(.+):charge$/.exec(key)?.[1] ?? '';

/** What is written here of the time, and of what the gateway names. Needs a transaction across agencies. */
async function written(
  tx: Tx,
  charges: readonly ChargeInBooks[],
  { since, before }: { since: Date; before: Date },
): Promise<Omit<ChargeBooks, 'charges'>> {
  const refs = charges.map(({ paymentRef }) => paymentRef);
  // Attempts first: one that is done by then has its invoice, which was written in the same transaction.
  const { rows: attempts } = await sql<AttemptFact>`
    select id, state, amount_minor, currency, (state = 'failed' and updated_at < ${before}) as rests
    from subscription_attempt where id = any(${charges.map(attemptIdOf)}::text[])`.execute(tx);
  const { rows: invoices } = await sql<InvoiceFact>`
    select number, payment_ref, amount_minor, currency, refunded_at,
      (created_at >= ${since} and created_at < ${before}) as rests,
      (coalesce(refunded_at >= ${before}, false) or exists (select 1 from subscription_refund
        where subscription_refund.payment_ref = subscription_invoice.payment_ref and state = 'asking')) as moves
    from subscription_invoice where created_at >= ${since} or payment_ref = any(${refs}::text[])`.execute(tx);
  const refused = await tx
    .selectFrom('attention')
    .select('subject')
    .where('source', '=', REFUSED_RETURNS)
    // One that is gone since then was returned while the books outside were read.
    .where((eb) => eb.or([eb('gone_at', 'is', null), eb('gone_at', '>=', before)]))
    .execute();
  return { attempts, invoices, refused: new Set(refused.map(({ subject }) => subject)) };
}

/** What was charged for subscriptions, by the gateway's own books and by what is written here. */
export const compareCharges: CompareBooks = async ({ db, payments }, time) => {
  // What a gateway took that takes nothing any more is compared as well.
  const list = payments.billing?.charges;
  if (!list) return payments.billing ? null : { compared: 0, differences: [] };
  const charges = await list(new Date(time.since.getTime() - MARGIN_MS));
  const books = await db.asSystem((tx) => written(tx, charges, time));
  return {
    compared: charges.length,
    differences: chargeDifferences({ charges, ...books }),
    fees: charges.flatMap(({ fee }) => (fee ? [fee] : [])),
  };
};
