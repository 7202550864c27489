import { notFound } from '@/server/error';
import { isUuid } from '@/server/http/uuid';
import { handle, type Handler } from '@/server/ports/handle';
import {
  downloadAgencyInvoice,
  listAgencyInvoices,
  type PlatformInvoice,
  refundInvoice,
} from '../../contract/refunds';
import { requireReturning } from '../billing';
import { drawInvoice } from '../invoice/pdf';
import { driveRefund } from '../steps/refund';
import { findInvoice, invoicesOf, type ListedInvoice } from '../store/invoice-list';
import { beginRefund, refundOf } from '../store/refunds';
import { requireAccepted } from './begin';
import { invoiceShown } from './invoices';
import { requirePlatform } from './platform';
import { siteOf } from './site';

const PAGE = 24;

const asShown = (listed: ListedInvoice): PlatformInvoice => {
  const { invoice, refund } = listed;
  return {
    ...invoiceShown(listed),
    card: invoice.card,
    reason: refund?.state === 'refused' ? null : (refund?.reason ?? null),
    refusal: refund?.state === 'refused' ? refund.said : null,
  };
};

/** Invoices of any agency, for the platform's owner, and what is returned of them. */
export const refundHandlers: readonly Handler[] = [
  handle(listAgencyInvoices, async ({ params, query: { from, size = PAGE }, agency, services }) => {
    requirePlatform(agency);
    const whose = isUuid(params.id) ? await services.agencyById(params.id) : null;
    if (!whose) throw notFound();
    const { rows, totalCount } = await services.db.asSystem((tx) => invoicesOf(tx, whose.id, { from, size }));
    const { agencyName } = whose.public;
    const site = await siteOf(services, whose.id);
    return { data: rows.map(asShown), totalCount, agency: { agencyName, ...site } };
  }),

  handle(downloadAgencyInvoice, async ({ params, agency, services, request }) => {
    requirePlatform(agency);
    const found = isUuid(params.id)
      ? await services.db.asSystem((tx) => findInvoice(tx, params.id))
      : undefined;
    if (!found) throw notFound();
    return drawInvoice(found.invoice, request.language);
  }),

  handle(refundInvoice, async ({ params, body, agency, user, services }) => {
    requirePlatform(agency);
    const { db, clock, audit } = services;
    const find = async () => {
      const found = isUuid(params.id) ? await db.asSystem((tx) => findInvoice(tx, params.id)) : undefined;
      if (!found) throw notFound();
      return found;
    };
    const known = await find();
    const { id: invoice_id, agency_id, amount_minor, currency, payment_ref, number } = known.invoice;
    requireAccepted({ amount: amount_minor, currency }, body.accepted);
    requireReturning(services);
    const begun = await db.asSystem(async (tx) => {
      const wanted = { agency_id, invoice_id, payment_ref, amount_minor, currency };
      const row = known.invoice.refunded_at
        ? null
        : await beginRefund(tx, { ...wanted, reason: body.reason, user_id: user.id }, clock.now());
      // Who asks twice, or in another tab, has asked once.
      if (row)
        await audit.record(tx, {
          ...{ agencyId: agency.id, userId: user.id, action: 'subscription.refund', subject: invoice_id },
          after: { invoice: number, amount: body.accepted },
        });
      return row ?? refundOf(tx, payment_ref);
    });
    if (begun) await driveRefund(services, begun);
    return { data: asShown(await find()) };
  }),
];
