import { z } from 'zod/mini';
import { endpoint, Money, pagingFrom } from '@/core/contract';

/** A period that was paid; one of nothing has none. */
export const Invoice = z.object({
  id: z.string(),
  /** Without gaps over all agencies, as `2027-000042`. */
  number: z.string(),
  issuedOn: z.string(),
  period: z.object({ from: z.string(), until: z.string() }),
  total: Money,
  /** `refunding`: whether the bank returns it is not known yet. */
  status: z.enum(['paid', 'refunding', 'refunded']),
  refundedOn: z.nullable(z.string()),
});
export type Invoice = z.output<typeof Invoice>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/agency/subscriptions/invoices',
  access: 'owner',
  summary: "The invoices of the agency's subscription, newest first.",
  query: z.strictObject(pagingFrom),
  response: z.object({ data: z.array(Invoice), totalCount: z.int() }),
});

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/api/agency/subscriptions/invoices/{id}/download',
  access: 'owner',
  summary: 'An invoice as PDF, in the language of who asks.',
  produces: 'application/pdf',
  response: z.unknown(),
});
