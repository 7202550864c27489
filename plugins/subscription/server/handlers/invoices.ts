import { notFound } from '@/server/error';
import { isUuid } from '@/server/http/uuid';
import { handle, type Handler } from '@/server/ports/handle';
import { downloadInvoice, type Invoice, listInvoices } from '../../contract/invoices';
import { drawInvoice } from '../invoice/pdf';
import { dayOf } from '../plan/days';
import { invoicesOf, type ListedInvoice } from '../store/invoice-list';

const PAGE = 24;

/** An invoice as its agency and the platform see it. */
export const invoiceShown = ({ invoice: row, refund }: ListedInvoice): Invoice => ({
  ...{ id: row.id, number: row.number, issuedOn: row.issued_on },
  period: { from: row.period_from, until: row.period_until },
  total: { amount: row.amount_minor, currency: row.currency },
  status: row.refunded_at ? 'refunded' : refund?.state === 'asking' ? 'refunding' : 'paid',
  refundedOn: row.refunded_at ? dayOf(row.refunded_at) : null,
});

export const invoiceHandlers: readonly Handler[] = [
  handle(listInvoices, ({ query: { from, size = PAGE }, agency, tenant }) =>
    tenant(async (tx) => {
      const { rows, totalCount } = await invoicesOf(tx, agency.id, { from, size });
      return { data: rows.map(invoiceShown), totalCount };
    }),
  ),

  handle(downloadInvoice, async ({ params, agency, tenant, request }) => {
    if (!isUuid(params.id)) throw notFound();
    const row = await tenant((tx) =>
      tx
        .selectFrom('subscription_invoice')
        .selectAll()
        .where('agency_id', '=', agency.id)
        .where('id', '=', params.id)
        .executeTakeFirst(),
    );
    if (!row) throw notFound();
    return drawInvoice(row, request.language);
  }),
];
