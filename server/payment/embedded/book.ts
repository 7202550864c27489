import type { Money } from '@/core/contract';

export interface Asked {
  at: string;
  /** Idempotency key of the caller, and a hash of everything that came with it. */
  key: string;
  hash: string;
}

/** A line of the gateway's journal about a payment. */
export type PaymentEntry =
  | (Asked & {
      type: 'authorise';
      agencyId: string;
      paymentRef: string;
      amount: Money;
      description: string;
      card: { brand: string; last4: string };
      result: 'authorised' | 'declined' | 'action-required';
      declineCode?: 'declined' | 'insufficient-funds' | 'expired-card';
      /** The answer is `unknown` until then, as with a bank that answers late. */
      readyAt?: string;
      challenge?: { id: string; returnUrl: string };
    })
  | { type: 'challenge'; at: string; paymentRef: string; result: 'confirmed' | 'refused' }
  | (Asked & {
      type: 'capture' | 'void' | 'refund';
      agencyId: string;
      paymentRef: string;
      amount: Money;
      result: 'done' | 'refused';
      message?: string;
    });

export type Authorisation = Extract<PaymentEntry, { type: 'authorise' }>;
export type Settlement = Extract<PaymentEntry, { type: 'capture' | 'void' | 'refund' }>;

export interface Payment {
  readonly authorisation: Authorisation;
  status: 'authorised' | 'declined' | 'action-required' | 'refused' | 'captured' | 'voided';
  captured: number;
  captures: number;
  refunded: number;
}

/** The journal, read into what the gateway looks up. */
export class Book {
  readonly #payments = new Map<string, Payment>();
  readonly #authorisations = new Map<string, Authorisation>();
  readonly #settlements = new Map<string, Settlement>();
  readonly #challenges = new Map<string, Payment>();

  readonly apply = (entry: PaymentEntry): void => {
    if (entry.type === 'authorise') {
      const payment: Payment = {
        authorisation: entry,
        status: entry.result,
        captured: 0,
        captures: 0,
        refunded: 0,
      };
      this.#payments.set(entry.paymentRef, payment);
      this.#authorisations.set(entry.key, entry);
      if (entry.challenge) this.#challenges.set(entry.challenge.id, payment);
      return;
    }
    const payment = this.#payments.get(entry.paymentRef);
    if (entry.type === 'challenge') {
      if (payment) payment.status = entry.result === 'confirmed' ? 'authorised' : 'refused';
      return;
    }
    this.#settlements.set(entry.key, entry);
    if (!payment || entry.result === 'refused') return;
    if (entry.type === 'void') payment.status = 'voided';
    if (entry.type === 'refund') payment.refunded += entry.amount.amount;
    if (entry.type === 'capture') {
      payment.status = 'captured';
      payment.captured += entry.amount.amount;
      payment.captures++;
    }
  };

  all = (): Iterable<Payment> => this.#payments.values();
  payment = (paymentRef: string) => this.#payments.get(paymentRef);
  authorisation = (key: string) => this.#authorisations.get(key);
  settlement = (key: string) => this.#settlements.get(key);
  challenged = (challengeId: string) => this.#challenges.get(challengeId);
}
