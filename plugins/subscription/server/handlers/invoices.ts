import { notFound } from '@/server/error';
import { isUuid } from '@/server/http/uuid';
import { handle, type Handler } from '@/server/ports/handle';
import { downloadInvoice, listInvoices } from '../../contract/invoices';
import { drawInvoice } from '../invoice/pdf';
import type { InvoiceRow } from '../store/tables';

const PAGE = 24;

const asShown = (row: InvoiceRow) => ({
  ...{ id: row.id, number: row.number, issuedOn: row.issued_on },
  period: { from: row.period_from, until: row.period_until },
  total: { amount: row.amount_minor, currency: row.currency },
  status: row.refunded_at ? ('refunded' as const) : ('paid' as const),
});

export const invoiceHandlers: readonly Handler[] = [
  handle(listInvoices, ({ query, agency, tenant }) =>
    tenant(async (tx) => {
      const all = tx.selectFrom('subscription_invoice').where('agency_id', '=', agency.id);
      const { count } = await all
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await all
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .offset(query.from ?? 0)
        .limit(query.size ?? PAGE)
        .execute();
      return { data: rows.map(asShown), totalCount: Number(count) };
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
