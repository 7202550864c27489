import { z } from 'zod/mini';
import { endpoint, SentMoney } from '@/core/contract';
import { FieldRefusal, reasonFields } from '@/core/contract/said';

/** A card that is kept and charged: the gateway's token, never its number (SEC-40). */
export const CardPayment = z.strictObject({
  method: z.literal('card'),
  token: z.string().check(z.minLength(4), z.maxLength(200)),
});

/** What is paid, by what; the amount is what stood on screen, and never more is charged (409 when it is another by now). */
export const payingFields = {
  acceptedAmount: SentMoney,
  payment: CardPayment,
};

/**
 * How far paying has come (R430). `processing`: ask again at `verifyPath`, nothing is known to have failed. `failed`: no
 * money was taken, or it is being returned, as `message` says; `detail` is what the bank said of the card.
 */
export const SubscriptionProgress = z.object({
  status: z.enum(['processing', 'action-required', 'active', 'failed']),
  message: z.string(),
  ...reasonFields,
  detail: z.nullable(z.object({ message: z.string(), ...reasonFields })),
  /** The field at fault, when another try needs another value. */
  field: z.nullable(FieldRefusal),
  /** Host of the agency's site; null until it stands. */
  domain: z.nullable(z.string()),
  /** Where the card's holder must confirm, when `action-required`; comes back to the page with `?verify=<id>`. */
  actionUrl: z.nullable(z.string()),
  /** R428: where to ask how it went. */
  verifyPath: z.string(),
  /** Address on the new site that signs the owner in, once and soon: `/welcome#<code>`; null without one. */
  entryUrl: z.nullable(z.string()),
});
export type SubscriptionProgress = z.output<typeof SubscriptionProgress>;

export const ProgressAnswer = z.object({ data: SubscriptionProgress });

/** R428. The id is a secret of whoever pays. Errors: 404 for an unknown one. */
export const verifySubscription = endpoint({
  method: 'GET',
  path: '/api/agency/subscriptions/verify/{id}',
  access: 'public',
  summary: 'How far a sign-up, or the payment of a subscription, has come; asking also moves it on.',
  changesState: true,
  response: ProgressAnswer,
});
