import { z } from 'zod/mini';
import { endpoint, Money, pagingFrom, SentMoney } from '@/core/contract';
import { Invoice } from './invoices';

// The owner of the platform's own agency alone, on the platform's host: 404 for everybody else.

export const PlatformInvoice = z.extend(Invoice, {
  /** The card that paid it, to which it is returned. */
  card: z.object({ brand: z.string(), last4: z.string() }),
  /** Why it was returned, as the agency is told; null: it was returned at the gateway itself, or not at all. */
  reason: z.nullable(z.string()),
  /** What the gateway said when it last refused to return it, in its own words. */
  refusal: z.nullable(z.string()),
});
export type PlatformInvoice = z.output<typeof PlatformInvoice>;

export const listAgencyInvoices = endpoint({
  method: 'GET',
  path: '/api/platform/subscriptions/{id}/invoices',
  access: 'owner',
  summary: 'The invoices of one agency, newest first.',
  query: z.strictObject(pagingFrom),
  response: z.object({
    data: z.array(PlatformInvoice),
    totalCount: z.int(),
    agency: z.object({ agencyName: z.string(), domain: z.string(), origin: z.string() }),
  }),
});

export const downloadAgencyInvoice = endpoint({
  method: 'GET',
  path: '/api/platform/invoices/{id}/download',
  access: 'owner',
  summary: "An agency's invoice as PDF, in the language of who asks.",
  produces: 'application/pdf',
  response: z.unknown(),
});

/**
 * Returns all that was paid with an invoice, once: asked for again, by whomever, it answers how the return stands. Where the
 * gateway does not say, it goes on by itself. Errors: 409 when `accepted` is not the invoice's sum, 422 without a reason.
 */
export const refundInvoice = endpoint({
  method: 'POST',
  path: '/api/platform/invoices/{id}/refund',
  access: 'owner',
  summary: 'Returns what was paid with an invoice to its card.',
  rate: 'write',
  body: z.strictObject({
    accepted: SentMoney,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({ data: PlatformInvoice }),
});

/** Money that has to go back and that a gateway has refused to return. */
export const RefusedReturn = z.object({
  id: z.string(),
  amount: Money,
  /** The payment, as the gateway names it. */
  reference: z.string(),
  since: z.string(),
  /** In the gateway's own words. */
  said: z.nullable(z.string()),
  status: z.enum(['refused', 'asking', 'returned']),
});
export type RefusedReturn = z.output<typeof RefusedReturn>;

export const listRefusedReturns = endpoint({
  method: 'GET',
  path: '/api/platform/returns',
  access: 'owner',
  summary: 'Payments that have to go back and that the gateway has refused to return, the oldest first.',
  response: z.object({ data: z.array(RefusedReturn) }),
});

/** Errors: 409 when `accepted` is not what has to go back, or when it was settled by hand. */
export const retryReturn = endpoint({
  method: 'POST',
  path: '/api/platform/returns/{id}/retry',
  access: 'owner',
  summary: 'Asks the gateway once more to return a payment; answers how that stands.',
  rate: 'write',
  body: z.strictObject({ accepted: SentMoney }),
  response: z.object({ data: RefusedReturn }),
});
