import type { Tx } from '@/server/db/types';
import type { BillingGateway } from '@/server/ports/billing';
import type { Heard, ReturnOutcome } from '@/server/ports/payment';
import { callOf } from '../billing';
import { tell } from '../letters/tell';
import { beginRefund, changeRefund, type NamedRefund, refundOf } from '../store/refunds';
import { refusedReturn, returnedAfterAll } from '../store/returns';
import type { InvoiceRow, RefundRow } from '../store/tables';
import { note } from '../store/write';
import type { Parts } from './drive';
import { askAgainAt } from './outside';

/** Who drives a return has it for so long. */
const LEASE_MS = 60_000;

/** The invoice of a payment. Needs a transaction across agencies. */
export const invoiceOfPayment = (tx: Tx, paymentRef: string): Promise<InvoiceRow | undefined> =>
  tx.selectFrom('subscription_invoice').selectAll().where('payment_ref', '=', paymentRef).executeTakeFirst();

/** The money is back: the invoice says so, whose it is has a letter, and nobody is asked to see to it any more. */
async function returned(tx: Tx, parts: Parts, refund: RefundRow): Promise<void> {
  const { agency_id: agencyId, invoice_id, payment_ref, amount_minor: amount, currency } = refund;
  const now = parts.clock.now();
  await returnedAfterAll(tx, payment_ref, now);
  const invoice =
    invoice_id === null
      ? undefined
      : await tx
          .updateTable('subscription_invoice')
          .set({ refunded_at: now })
          .where('agency_id', '=', agencyId)
          .where('id', '=', invoice_id)
          .where('refunded_at', 'is', null)
          .returning(['id', 'number'])
          .executeTakeFirst();
  await note(tx, parts, {
    ...{ agencyId, userId: null },
    action: 'subscription.refund',
    data: { amount: { amount, currency }, ...(invoice ? { invoice: invoice.number } : {}) },
  });
  if (invoice) await tell(tx, parts.jobs, { agencyId, kind: 'refunded', invoiceId: invoice.id });
}

/** Asks the gateway for what of it is not returned yet: what was is never asked for again, however often this is done. */
async function ask(billing: BillingGateway, refund: RefundRow): Promise<ReturnOutcome> {
  const { id, payment_ref, amount_minor, currency } = refund;
  const left = amount_minor - (await billing.returned(payment_ref));
  if (left <= 0) return { kind: 'done' };
  return billing.refund(payment_ref, { amount: left, currency }, callOf(`subscription:refund:${id}:${left}`));
}

/**
 * Moves a return on: asks the gateway, and writes down what came of it. Several processes may do it at once, or again after
 * one has gone. Answers how it stands; undefined when there is none.
 */
export async function driveRefund(
  parts: Parts,
  { agency_id, id }: NamedRefund,
): Promise<RefundRow | undefined> {
  const { db, clock, log } = parts;
  const read = () =>
    db.asSystem((tx) =>
      tx
        .selectFrom('subscription_refund')
        .selectAll()
        .where('agency_id', '=', agency_id)
        .where('id', '=', id)
        .executeTakeFirst(),
    );
  const row = await read();
  if (row?.state !== 'asking' || row.next_try_at! > clock.now()) return row;
  const lease = {
    waits: row.waits + 1,
    next_try_at: new Date(clock.now().getTime() + LEASE_MS),
  };
  const claimed = await db.asSystem((tx) => changeRefund(tx, row, lease, clock.now()));
  if (!claimed) return read();
  // Also a gateway that takes nothing new returns what it took.
  const { billing } = parts.payments;
  const outcome: ReturnOutcome = billing
    ? await ask(billing, claimed).catch((error: unknown) => {
        log.error({ err: error, refund: id }, 'the gateway did not answer for a return');
        return { kind: 'unknown', message: 'The gateway cannot be reached' };
      })
    : { kind: 'unknown', message: 'Nobody returns payments here' };
  const now = clock.now();
  const written = await db.asSystem(async (tx) => {
    if (outcome.kind === 'unknown' || outcome.kind === 'pending')
      return changeRefund(tx, claimed, { next_try_at: askAgainAt(claimed, now) }, now);
    const isDone = outcome.kind === 'done';
    const over = await changeRefund(
      tx,
      claimed,
      { state: isDone ? 'done' : 'refused', next_try_at: null, said: isDone ? null : outcome.message },
      now,
    );
    if (!over) return undefined;
    if (isDone) await returned(tx, parts, over);
    else {
      const { payment_ref: paymentRef } = over;
      await refusedReturn(tx, over, { paymentRef, said: over.said! }, now);
    }
    return over;
  });
  return written ?? read();
}

/** Money that counted as returned has come back: the invoice does not say so any more, and somebody is asked to see to it. */
async function owedAgain(tx: Tx, invoice: InvoiceRow, now: Date): Promise<void> {
  const { agency_id: agencyId, id, payment_ref: paymentRef } = invoice;
  const done = await refundOf(tx, paymentRef);
  if (done?.state !== 'done') return;
  const said = 'The refund did not arrive and has come back';
  if (!(await changeRefund(tx, done, { state: 'refused', said }, now))) return;
  await tx
    .updateTable('subscription_invoice')
    .set({ refunded_at: null })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
  await refusedReturn(tx, done, { paymentRef, said }, now);
}

/**
 * Somebody says that there is something to learn of a payment: one that was returned at the gateway itself is so here, and one
 * whose money has come back is not.
 */
export async function hearOfPayment(parts: Parts, { paymentRef }: Heard): Promise<void> {
  const { db, clock, payments } = parts;
  const known = (tx: Tx) => invoiceOfPayment(tx, paymentRef);
  const invoice = await db.asSystem(known);
  if (!invoice || !payments.billing) return;
  const isBack = (await payments.billing.returned(paymentRef)) >= invoice.amount_minor;
  if (isBack === (invoice.refunded_at !== null)) return;
  if (!isBack) return db.asSystem((tx) => owedAgain(tx, invoice, clock.now()));
  const begun = await db.asSystem(async (tx) => {
    const { agency_id, id: invoice_id, amount_minor, currency } = invoice;
    const wanted = { agency_id, invoice_id, payment_ref: paymentRef, amount_minor, currency };
    const now = clock.now();
    return (
      (await beginRefund(tx, { ...wanted, reason: null, user_id: null }, now)) ??
      (await refundOf(tx, paymentRef))
    );
  });
  if (begun) await driveRefund(parts, begun);
}
