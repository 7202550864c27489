import { z } from 'zod';

/** What Stripe's published description of its API says of the calls that are made here; nothing else is let in. */

const whole = z.string().regex(/^\d+$/).transform(Number);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const text = z.string().min(1).max(5_000);
const metadata = z.record(z.string().max(40), z.string().max(500));
const expand = z.array(z.string()).optional();
const currency = z.string().regex(/^[a-z]{3}$/);
const list = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  expand,
};

export const SCHEMAS = {
  'confirmation_tokens.retrieve': z.strictObject({ expand }),
  'payment_intents.create': z.strictObject({
    amount: whole,
    currency,
    description: text.max(1_000).optional(),
    metadata: metadata.optional(),
    capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
    automatic_payment_methods: z
      .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
      .optional(),
    allowed_payment_method_types: z.array(text).optional(),
    payment_method_options: z
      .strictObject({
        pix: z
          .strictObject({ expires_after_seconds: whole.pipe(z.number().min(60).max(1_209_600)).optional() })
          .optional(),
        boleto: z.strictObject({ expires_after_days: whole.pipe(z.number().max(60)).optional() }).optional(),
        konbini: z
          .strictObject({ expires_after_days: whole.pipe(z.number().min(1).max(60)).optional() })
          .optional(),
        oxxo: z
          .strictObject({ expires_after_days: whole.pipe(z.number().min(1).max(7)).optional() })
          .optional(),
      })
      .optional(),
    application_fee_amount: whole.optional(),
    customer: text.optional(),
    payment_method: text.optional(),
    expand,
  }),
  'payment_intents.retrieve': z.strictObject({ expand }),
  'payment_intents.update': z.strictObject({ metadata: metadata.optional(), expand }),
  'payment_intents.confirm': z.strictObject({
    confirmation_token: text.optional(),
    return_url: z.url().optional(),
    off_session: flag.optional(),
    use_stripe_sdk: flag.optional(),
    expand,
  }),
  'payment_intents.capture': z.strictObject({
    amount_to_capture: whole.optional(),
    metadata: metadata.optional(),
    expand,
  }),
  'payment_intents.cancel': z.strictObject({ cancellation_reason: text.optional(), expand }),
  'payment_intents.list': z.strictObject({
    created: z.strictObject({ gte: whole.optional() }).optional(),
    ...list,
  }),
  'refunds.create': z.strictObject({
    payment_intent: text,
    amount: whole.pipe(z.number().positive()).optional(),
    metadata: metadata.optional(),
    refund_application_fee: flag.optional(),
    expand,
  }),
  'refunds.retrieve': z.strictObject({ expand }),
  'charges.retrieve': z.strictObject({ expand }),
  'reviews.retrieve': z.strictObject({ expand }),
  'early_fraud_warnings.retrieve': z.strictObject({ expand }),
  'payouts.retrieve': z.strictObject({ expand }),
  'payment_method_domains.create': z.strictObject({
    // A host's name and nothing more: no scheme, no port, no path.
    domain_name: z.string().regex(/^(?=.{4,253}$)([a-z0-9-]{1,63}\.)+[a-z]{2,63}$/),
    enabled: flag.optional(),
    expand,
  }),
  'payment_method_domains.list': z.strictObject({
    domain_name: text.optional(),
    enabled: flag.optional(),
    ...list,
  }),
  'payment_method_domains.update': z.strictObject({ enabled: flag.optional(), expand }),
  'payment_method_domains.validate': z.strictObject({ expand }),
  'refunds.list': z.strictObject({ payment_intent: text.optional(), ...list }),
  'customers.create': z.strictObject({
    email: z.email().optional(),
    description: text.optional(),
    metadata: metadata.optional(),
  }),
  'setup_intents.create': z.strictObject({
    customer: text,
    usage: z.enum(['on_session', 'off_session']).optional(),
    metadata: metadata.optional(),
    automatic_payment_methods: z.strictObject({ enabled: flag }).optional(),
    allowed_payment_method_types: z.array(text).optional(),
    expand,
  }),
  'setup_intents.retrieve': z.strictObject({ expand }),
  'setup_intents.confirm': z.strictObject({
    confirmation_token: text,
    return_url: z.url().optional(),
    use_stripe_sdk: flag.optional(),
    expand,
  }),
  'payment_methods.detach': z.strictObject({ expand }),
  'accounts.create': z.strictObject({
    controller: z
      .strictObject({
        fees: z.strictObject({ payer: z.enum(['account', 'application']) }).optional(),
        losses: z.strictObject({ payments: z.enum(['application', 'stripe']) }).optional(),
        stripe_dashboard: z.strictObject({ type: z.enum(['express', 'full', 'none']) }).optional(),
        requirement_collection: z.enum(['application', 'stripe']).optional(),
      })
      .optional(),
    email: z.email().optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    business_profile: z.strictObject({ name: text.optional(), url: z.url().optional() }).optional(),
    metadata: metadata.optional(),
  }),
  'accounts.retrieve': z.strictObject({ expand }),
  'account_links.create': z.strictObject({
    account: text,
    refresh_url: z.url(),
    return_url: z.url(),
    type: z.enum(['account_onboarding', 'account_update']),
  }),
  'disputes.retrieve': z.strictObject({ expand }),
  'payouts.list': z.strictObject({
    created: z.strictObject({ gte: whole.optional() }).optional(),
    ...list,
  }),
  'balance_transactions.list': z.strictObject({ payout: text, ...list }),
} as const;

export type Operation = keyof typeof SCHEMAS;
/** What was asked for, once it was let in. */
export type Asked<Of extends Operation> = z.output<(typeof SCHEMAS)[Of]>;

const ID = '([A-Za-z0-9_]+)';
/** Method, path and what they ask for; what stands in brackets is the object. */
export const ROUTES: readonly (readonly [method: string, path: RegExp, operation: Operation])[] = (
  [
    ['GET', `/v1/confirmation_tokens/${ID}`, 'confirmation_tokens.retrieve'],
    ['POST', '/v1/payment_intents', 'payment_intents.create'],
    ['GET', '/v1/payment_intents', 'payment_intents.list'],
    ['GET', `/v1/payment_intents/${ID}`, 'payment_intents.retrieve'],
    ['POST', `/v1/payment_intents/${ID}`, 'payment_intents.update'],
    ['POST', `/v1/payment_intents/${ID}/confirm`, 'payment_intents.confirm'],
    ['POST', `/v1/payment_intents/${ID}/capture`, 'payment_intents.capture'],
    ['POST', `/v1/payment_intents/${ID}/cancel`, 'payment_intents.cancel'],
    ['POST', '/v1/refunds', 'refunds.create'],
    ['GET', '/v1/refunds', 'refunds.list'],
    ['GET', `/v1/refunds/${ID}`, 'refunds.retrieve'],
    ['GET', `/v1/charges/${ID}`, 'charges.retrieve'],
    ['GET', `/v1/reviews/${ID}`, 'reviews.retrieve'],
    ['GET', `/v1/radar/early_fraud_warnings/${ID}`, 'early_fraud_warnings.retrieve'],
    ['GET', `/v1/payouts/${ID}`, 'payouts.retrieve'],
    ['POST', '/v1/payment_method_domains', 'payment_method_domains.create'],
    ['GET', '/v1/payment_method_domains', 'payment_method_domains.list'],
    ['POST', `/v1/payment_method_domains/${ID}`, 'payment_method_domains.update'],
    ['POST', `/v1/payment_method_domains/${ID}/validate`, 'payment_method_domains.validate'],
    ['POST', '/v1/customers', 'customers.create'],
    ['POST', '/v1/setup_intents', 'setup_intents.create'],
    ['GET', `/v1/setup_intents/${ID}`, 'setup_intents.retrieve'],
    ['POST', `/v1/setup_intents/${ID}/confirm`, 'setup_intents.confirm'],
    ['POST', `/v1/payment_methods/${ID}/detach`, 'payment_methods.detach'],
    ['POST', '/v1/accounts', 'accounts.create'],
    ['GET', `/v1/accounts/${ID}`, 'accounts.retrieve'],
    ['POST', '/v1/account_links', 'account_links.create'],
    ['GET', `/v1/disputes/${ID}`, 'disputes.retrieve'],
    ['GET', '/v1/payouts', 'payouts.list'],
    ['GET', '/v1/balance_transactions', 'balance_transactions.list'],
  ] as const
).map(([method, path, operation]) => [method, new RegExp(`^${path}$`), operation] as const);
