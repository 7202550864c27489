/**
 * Shapes that Stripe publishes, made up for tests: what is read here of them, and what the stand-in needs to know. Each names
 * its witness: `fixtures3.json` of github.com/stripe/openapi with the resource, or the type of the `stripe` package (23.1).
 */

/** What a card does; the numbers are those of Stripe's test mode. `late`: the bank thinks for a while. */
export type Behaviour =
  | 'success'
  | 'declined'
  | 'insufficient'
  | 'expired'
  | 'authenticate'
  | 'late'
  | 'declined-later'
  | 'authenticate-later'
  | 'pix'
  | Slip;

/** Ways to pay by a slip (type `PaymentIntent.NextAction`, `boleto_display_details` and its like). */
export const SLIP_TYPES = ['boleto', 'konbini', 'oxxo', 'multibanco'] as const;
export type Slip = (typeof SLIP_TYPES)[number];
export const isSlip = (type: string): type is Slip => (SLIP_TYPES as readonly string[]).includes(type);

export const CARDS: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'success',
  '5555555555554444': 'success',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient',
  '4000000000000069': 'expired',
  '4000002500003155': 'authenticate',
  '4000000000000341': 'declined-later',
  '4000002760003184': 'authenticate-later',
};

export interface Method {
  readonly id: string;
  readonly behaviour: Behaviour;
  readonly type: 'card' | 'pix' | Slip;
  readonly card: { brand: string; last4: string; exp_month: number; exp_year: number } | null;
  customer: string | null;
}

export interface Token {
  readonly id: string;
  readonly method: Method;
  usedBy: string | null;
  /** What the fields showed as due, in Stripe's units; null where they were asked for no payment. */
  readonly amount: number | null;
}

/** `fixtures3.json` `resources.charge`; `capture_before`: type `Charge.PaymentMethodDetails.Card`. */
export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly created: number;
  readonly payment_intent: string;
  readonly currency: string;
  readonly amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  readonly status: 'succeeded' | 'failed';
  readonly payment_method_details: object;
  balance_transaction: { readonly id: string; readonly fee: number } | null;
}

export interface Failure {
  readonly type: 'card_error' | 'invalid_request_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

export interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly capture_method: string;
  readonly automatic: boolean;
  readonly types: readonly string[];
  readonly description: string | null;
  metadata: Record<string, string>;
  readonly customer: string | null;
  readonly payment_method: string | null;
  readonly application_fee_amount: number | null;
  status: string;
  amount_received: number;
  last_payment_error: Failure | null;
  next_action: object | null;
  charge: Charge | null;
  method: Method | null;
  returnUrl: string | null;
  /** When the bank of a late card has thought, or a Pix is over; milliseconds. */
  until: number | null;
  readonly pixSeconds: number;
  /** Days for which a slip stands. */
  readonly slipDays: number;
}

export interface Setup {
  readonly id: string;
  readonly object: 'setup_intent';
  readonly customer: string;
  status: string;
  last_setup_error: Failure | null;
  next_action: object | null;
  payment_method: string | null;
  method: Method | null;
  returnUrl: string | null;
}

/** What an event names. */
export interface Named {
  readonly id: string;
  readonly object: string;
  readonly payment_intent?: string;
}

/** Type `Refund`, field `status`: what a refund may be. */
export type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';

/** `fixtures3.json` `resources.refund`; what it leaves out when empty is of the type `Refund`. */
export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly created: number;
  readonly charge: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  status: RefundStatus;
  readonly metadata: Record<string, string>;
  pending_reason?: 'processing' | 'insufficient_funds' | 'charge_pending';
  failure_reason?: string;
  next_action?: { type: 'display_details'; display_details: { email_sent: { email_sent_at: number } } };
  /** When the bank of a slow one has paid it out; milliseconds. Of the stand-in alone. */
  until: number | null;
}

/** `fixtures3.json` `resources.review`; `payment_intent`: type `Review`. */
export interface Review {
  readonly id: string;
  readonly object: 'review';
  readonly charge: string;
  readonly payment_intent: string;
  readonly created: number;
  open: boolean;
  readonly opened_reason: 'rule' | 'manual';
  closed_reason: string | null;
  reason: string;
}

/** `fixtures3.json` `resources['radar.early_fraud_warning']`, which names a charge and no payment intent. */
export interface FraudWarning {
  readonly id: string;
  readonly object: 'radar.early_fraud_warning';
  actionable: boolean;
  readonly charge: string;
  readonly created: number;
  readonly fraud_type: string;
}

interface OnDomain {
  readonly status: 'active' | 'inactive';
  readonly status_details?: { readonly error_message: string };
}

/** `fixtures3.json` `resources.payment_method_domain`; `status_details`: type `PaymentMethodDomain.ApplePay`. */
export interface Domain {
  readonly id: string;
  readonly object: 'payment_method_domain';
  readonly created: number;
  readonly domain_name: string;
  enabled: boolean;
  apple_pay: OnDomain;
  google_pay: OnDomain;
  link: OnDomain;
  readonly livemode: false;
}

/** A line of an account's balance. */
export interface Entry {
  readonly id: string;
  readonly object: 'balance_transaction';
  readonly type: 'charge' | 'refund' | 'payout';
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
}

/** `fixtures3.json` `resources.payout`; `failure_code`: type `Payout`. */
export interface Payout {
  readonly id: string;
  readonly object: 'payout';
  status: 'in_transit' | 'paid' | 'failed';
  failure_code: string | null;
  failure_message: string | null;
  readonly automatic: boolean;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly reconciliation_status: 'not_applicable' | 'in_progress' | 'completed';
}

/** `fixtures3.json` `resources.account`. */
export interface ConnectedAccount {
  readonly id: string;
  readonly object: 'account';
  readonly metadata: Record<string, string>;
  charges_enabled: boolean;
  details_submitted: boolean;
  payouts_enabled: boolean;
  requirements: {
    disabled_reason: string | null;
    currently_due: string[];
    past_due: string[];
    current_deadline: number | null;
  };
}

/** `fixtures3.json` `resources.dispute`, which names a charge and no payment intent. */
export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly charge: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  status: string;
  readonly evidence_details: { due_by: number | null };
}

/** What an answer says instead of an object. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: object = {},
  ) {
    super(message);
  }
}
