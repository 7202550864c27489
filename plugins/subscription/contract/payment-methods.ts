import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';
import { CardPayment, ProgressAnswer } from './progress';
import { BilledCard } from './subscription';

/** R429 */
export const getPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/agency/subscriptions/payment-methods',
  access: 'owner',
  unsubscribed: true,
  summary: 'The card that the subscription is charged to.',
  response: z.object({ data: z.object({ card: z.nullable(BilledCard) }) }),
});

/**
 * Keeps another card; what is due is tried with it at once. An `Idempotency-Key` header is required. A card that is not
 * taken is no error: `failed`; one whose holder must confirm is `action-required`.
 */
export const updatePaymentMethod = endpoint({
  method: 'PATCH',
  path: '/api/agency/subscriptions/payment-methods',
  access: 'owner',
  unsubscribed: true,
  summary: 'Charges the subscription to another card from now on.',
  rate: 'write',
  body: z.strictObject({ payment: CardPayment }),
  response: ProgressAnswer,
});

/** `id` is what stands behind `?verify=` on the way back; without it the latest change of the card. */
export const verifyPaymentMethod = endpoint({
  method: 'GET',
  path: '/api/agency/subscriptions/payment-methods/verify',
  access: 'owner',
  unsubscribed: true,
  summary: 'How far the change of the card has come; asking also moves it on.',
  changesState: true,
  query: z.strictObject({ id: z.optional(z.string().check(z.maxLength(80))) }),
  response: ProgressAnswer,
});
