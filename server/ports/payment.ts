import type { Told } from '@/core/contract/refusal';
import type { Language, Money } from '@/core/contract';
import type { BillingGateway } from './billing';

export type AuthoriseOutcome =
  | {
      kind: 'authorised';
      paymentRef: string;
      /** Until when it can be taken; absent where it is taken already, or held without an end. */
      heldUntil?: Date;
      /** Of the gateway's own part; absent where it has none. */
      card?: { brand: string; last4: string };
      /** Which methods pay which part, where it is not the gateway alone. */
      parts?: readonly PaymentPart[];
    }
  | ({
      kind: 'declined';
      code: 'declined' | 'insufficient-funds' | 'expired-card' | 'authentication-failed' | 'too-slow';
    } & Told)
  /** The payer must confirm at `url`; afterwards the same call with the same key answers finally. */
  | {
      kind: 'action-required';
      paymentRef: string;
      url: string;
      /** Until when, where that is days: a slip that is paid at a bank or a shop. */
      until?: Date;
    }
  | { kind: 'unknown'; message: string };

export type SettleOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown'; message: string };

/** How money stands that goes back to its payer, or is let go of. */
export type ReturnOutcome =
  | SettleOutcome
  /** It is under way: neither done nor refused, for days perhaps. The same call with the same key tells again. */
  | { kind: 'pending'; message: string }
  /** It was sent and did not arrive: it is still owed. The same key never sends it again. */
  | { kind: 'failed'; message: string };

export interface PaymentCall {
  /** Stable per intent and step; a repeated key replays the first answer. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

/** A payment of which somebody outside says that there is something to learn. */
export interface Heard {
  /** Under which it was asked for. */
  readonly key: string;
  readonly paymentRef: string;
}

/** One payment as the gateway's own books have it. */
export interface PaymentInBooks {
  readonly paymentRef: string;
  /** Of the authorisation. */
  readonly key: string;
  readonly agencyId: string;
  /** In which its amounts are minor units. */
  readonly currency: string;
  readonly authorised: boolean;
  /** How often its money was taken. */
  readonly captures: number;
  readonly captured: number;
  readonly refunded: number;
  /** Authorised, neither taken nor released. */
  readonly held: number;
  readonly released: boolean;
  /** What the gateway has kept for itself, in the currency in which it pays out; absent where it does not tell. */
  readonly fee?: Money;
}

/** What is to be held, and with what. */
export interface AuthoriseInput {
  readonly agencyId: string;
  readonly token: string;
  readonly amount: Money;
  /** The price of which `amount` is a part; without it, that is all of it. */
  readonly whole?: Money;
  readonly description: string;
  /** Until when the money may come: a way to pay that takes longer is declined. Absent: at once, or within half an hour. */
  readonly waitsUntil?: Date;
  /** A path of the agency's site. */
  readonly returnUrl: string;
  /** Whose booking it is, for methods that belong to somebody. */
  readonly payer?: { readonly userId: string; readonly clientId: string | null };
  /** Another method than the gateway's own, and parts that others pay (`amount` includes them). */
  readonly method?: string;
  readonly also?: readonly { readonly method: string; readonly token: string; readonly amount: number }[];
}

/** What the gateway has sent to the platform's own bank account, as its books have it. */
export interface PayoutInBooks {
  readonly ref: string;
  /** `under-way`: neither arrived nor sent back. */
  readonly state: 'under-way' | 'paid' | 'failed';
  readonly amount: Money;
  /**
   * What it is made of: charges less fees, refunds and whatever else, in minor units of its currency. Null where that cannot
   * be listed, or not yet.
   */
  readonly sum: number | null;
}

/** What one method pays of a payment, in minor units. */
export interface PaymentPart {
  /** Null: the gateway's own fields. */
  readonly method: string | null;
  readonly amount: number;
}

/** The port to whoever moves the money. Amounts in minor units. Card data never passes through it (SEC-40). */
export interface PaymentGateway {
  /** Shown by `GET /api/getCurrentPaymentGateway`. */
  readonly name: string;
  /**
   * Page with the card fields, framed by checkout; null when the gateway brings a script instead. With `pays=subscription` its
   * tokens are for `billing`, otherwise for whoever takes the agency's payments (SEC-48). One of another origin than the site's
   * is told in `at` which origin frames it.
   */
  readonly fieldsUrl: string | null;
  /** What the frame of that page may do; without it `allow-scripts`, which cuts it off from the page around it. */
  readonly fieldsSandbox?: string;
  readonly publicKey: string | null;
  /** No money moves. */
  readonly isTest?: boolean;
  /** Takes no new payments; what it took before is captured, returned and looked up as ever. */
  readonly isClosed?: boolean;
  authorise(input: AuthoriseInput, call: PaymentCall): Promise<AuthoriseOutcome>;
  /** Finds the outcome of an authorisation that was `unknown` or needed the payer, by its key. */
  lookup(idempotencyKey: string): Promise<AuthoriseOutcome | { kind: 'absent' }>;
  capture(paymentRef: string, amount: Money, call: PaymentCall): Promise<SettleOutcome>;
  void(paymentRef: string, call: PaymentCall): Promise<ReturnOutcome>;
  refund(paymentRef: string, amount: Money, call: PaymentCall): Promise<ReturnOutcome>;
  /** What its refund said was done came back after all: it is owed again. Absent where nothing has to be remembered. */
  cameBack?(paymentRef: string): Promise<void>;
  /** Charges kept cards for subscriptions; absent where nobody can subscribe by card. */
  readonly billing?: BillingGateway;
  /** What a method is called; null for one that is not installed any more. Absent without methods. */
  nameOf?(method: string, language: Language): string | null;
  /** Every payment that was asked for since then, as it stands now. Absent where the gateway cannot list them. */
  payments?(since: Date): Promise<readonly PaymentInBooks[]>;
  /** Every payout since then. Absent where there are none. */
  payouts?(since: Date): Promise<readonly PayoutInBooks[]>;
}
