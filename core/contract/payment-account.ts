import { z } from 'zod/mini';
import { endpoint } from './endpoint';

/**
 * Whose account takes the agency's payments. `platform`: the platform's, which every agency begins with. An own account that
 * is not `active` yet takes nothing: until then payments go to the platform's.
 */
export const PaymentAccount = z.object({
  /** The site's gateway knows accounts of agencies' own. */
  isAvailable: z.boolean(),
  takes: z.enum(['platform', 'own']),
  /** `none`: there is no own account; `onboarding`: the gateway knows too little of the agency yet; `restricted`: it asks for more. */
  state: z.enum(['none', 'onboarding', 'restricted', 'active']),
  /** The gateway's own name of the account. */
  account: z.nullable(z.string()),
  /** What the platform keeps of each payment, in hundredths of a percent. */
  feeBasisPoints: z.int(),
});
export type PaymentAccount = z.output<typeof PaymentAccount>;

export const getPaymentAccount = endpoint({
  method: 'GET',
  path: '/api/agency/payment-account',
  access: 'owner',
  summary: "Whose account takes the agency's payments, as the gateway has it now.",
  response: z.object({ data: PaymentAccount }),
});

/** Errors: 409 where the site's gateway knows no accounts of agencies' own, 502 where the gateway does not answer. */
export const openPaymentAccount = endpoint({
  method: 'POST',
  path: '/api/agency/payment-account',
  access: 'owner',
  summary: "Opens an account of the agency's own at the gateway, or goes on with it: answers where to.",
  rate: 'write',
  body: z.strictObject({}),
  response: z.object({
    data: z.object({
      /** The gateway's page, which works once and for a few minutes. */
      url: z.string(),
    }),
  }),
});

/** What the own account has taken is settled, and returned, by it as before. */
export const closePaymentAccount = endpoint({
  method: 'DELETE',
  path: '/api/agency/payment-account',
  access: 'owner',
  summary: "New payments go to the platform's account again.",
  rate: 'write',
  response: z.object({ data: PaymentAccount, message: z.string() }),
});
