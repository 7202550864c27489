import { counted } from '@/server/db/page';
import type { Tx } from '@/server/db/types';
import type { InvoiceRow, RefundRow } from './tables';

/** An invoice, and the last return of it that was asked for. */
export interface ListedInvoice {
  readonly invoice: InvoiceRow;
  readonly refund: RefundRow | undefined;
}

/** The last returns of these invoices of one agency. */
async function withRefunds(
  tx: Tx,
  agencyId: string,
  invoices: readonly InvoiceRow[],
): Promise<ListedInvoice[]> {
  const ids = invoices.map(({ id }) => id);
  const refunds =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('subscription_refund')
          .selectAll()
          .where('agency_id', '=', agencyId)
          .where('invoice_id', 'in', ids)
          .orderBy('created_at')
          .execute();
  return invoices.map((invoice) => ({
    invoice,
    refund: refunds.findLast(({ invoice_id }) => invoice_id === invoice.id),
  }));
}

/** An agency's invoices, newest first, and how many there are. */
export async function invoicesOf(
  tx: Tx,
  agencyId: string,
  { from = 0, size }: { from?: number | undefined; size: number },
): Promise<{ rows: ListedInvoice[]; totalCount: number }> {
  const all = tx.selectFrom('subscription_invoice').where('agency_id', '=', agencyId);
  const invoices = await all
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .offset(from)
    .limit(size)
    .execute();
  return { rows: await withRefunds(tx, agencyId, invoices), totalCount: await counted(all) };
}

/** One invoice of any agency. Needs a transaction across agencies. */
export async function findInvoice(tx: Tx, id: string): Promise<ListedInvoice | undefined> {
  const invoice = await tx
    .selectFrom('subscription_invoice')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return invoice && (await withRefunds(tx, invoice.agency_id, [invoice]))[0];
}
