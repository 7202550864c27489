import type { Money } from '@/core/contract';
import type { PaymentCall, ReturnOutcome, SettleOutcome } from './payment';

/** A card that its holder has let the platform charge again and again. Never its number (SEC-40). */
export interface SavedCard {
  /** The gateway's name for it. */
  readonly ref: string;
  readonly brand: string;
  readonly last4: string;
  readonly expires: { readonly month: number; readonly year: number };
}

/** Why a card was not taken; `authentication-required`: its holder must confirm, and is not there. */
export type ChargeRefusal =
  | 'declined'
  | 'insufficient-funds'
  | 'expired-card'
  | 'authentication-failed'
  | 'authentication-required';

interface Refused {
  readonly kind: 'declined';
  readonly code: ChargeRefusal;
}

/** The holder must confirm at `url`; afterwards `lookupSave` or `lookupCharge` of the same key answers finally. */
interface Asked {
  readonly kind: 'action-required';
  readonly url: string;
}

interface Unknown {
  readonly kind: 'unknown';
  readonly message: string;
}

export type SaveOutcome = { readonly kind: 'saved'; readonly card: SavedCard } | Refused | Asked | Unknown;
export type ChargeOutcome =
  | { readonly kind: 'charged'; readonly paymentRef: string }
  | Refused
  | Asked
  | Unknown;

/** What was taken from a kept card, as the gateway's own books have it. */
export interface ChargeInBooks {
  readonly paymentRef: string;
  /** Of the call that charged it. */
  readonly key: string;
  readonly payer: string;
  readonly amount: Money;
  /** How much of it was returned, in minor units. */
  readonly refunded: number;
  /** What the gateway has kept for itself, in the currency in which it pays out; absent where it does not tell. */
  readonly fee?: Money;
}

/**
 * The port to whoever charges kept cards for subscriptions: the platform is paid, never an agency. Amounts in minor units.
 * Every call has a key, and a repeated key replays the first answer.
 */
export interface BillingGateway {
  /** Keeps the card of a token from the gateway's fields. `payer` is whoever is billed: an agency, or a sign-up that becomes one. */
  saveCard(
    input: { payer: string; email: string; token: string; returnUrl: string },
    call: PaymentCall,
  ): Promise<SaveOutcome>;
  lookupSave(idempotencyKey: string): Promise<SaveOutcome | { readonly kind: 'absent' }>;
  /** Takes the money at once. With `returnUrl` the holder is there and can be asked to confirm. */
  charge(
    input: { payer: string; card: string; amount: Money; description: string; returnUrl?: string },
    call: PaymentCall,
  ): Promise<ChargeOutcome>;
  lookupCharge(idempotencyKey: string): Promise<ChargeOutcome | { readonly kind: 'absent' }>;
  refund(paymentRef: string, amount: Money, call: PaymentCall): Promise<ReturnOutcome>;
  /** How much of a charge has arrived back by now, by whomever, in minor units. Rejects where that cannot be learnt. */
  returned(paymentRef: string): Promise<number>;
  /** Forgets a card that is not charged any more. */
  forgetCard(card: string, call: PaymentCall): Promise<SettleOutcome>;
  /** Every charge that was asked for since then and took money. Absent where the gateway cannot list them. */
  charges?(since: Date): Promise<readonly ChargeInBooks[]>;
}
