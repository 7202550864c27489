import type { PaymentInput } from '@/core/contract';

/** What is kept of a payment until it is asked for: the card's token as it is, everything else as JSON. */
export const keptPayment = (payment: PaymentInput): string =>
  payment.method === 'card' && !payment.also && !payment.token.startsWith('{')
    ? payment.token
    : JSON.stringify(payment);

/** The payment that was kept. */
export const readPayment = (kept: string | null): PaymentInput =>
  kept?.startsWith('{') ? (JSON.parse(kept) as PaymentInput) : { method: 'card', token: kept ?? '' };
