import type { Config } from '../config/config';
import type { Db, Tx } from '../db/types';
import type { RawRoute } from '../http/raw';
import type { Heard, PaymentGateway } from '../ports/payment';
import type { Clock, Services } from '../ports/services';

/** Something at the gateway that waits for a person, or does not any more. */
export interface GatewayNotice {
  readonly kind:
    | 'dispute'
    | 'payment-in-review'
    | 'fraud-warning'
    | 'refund-came-back'
    | 'payout-failed'
    | 'account-charges-off'
    | 'account-payouts-off'
    | 'account-asked'
    | 'account-disconnected';
  /** What it is about, as the gateway calls it. */
  readonly reference: string;
  /** Under which its payment was asked for; null where it is of no payment. */
  readonly key: string | null;
  /** Whose account it is about; null: the platform's, or the payment's agency. */
  readonly agencyId: string | null;
  readonly money?: { readonly amount: number; readonly currency: string };
  /** Until when something can be done, where there is such a day. */
  readonly until?: Date | null;
  /** In the gateway's words, for staff alone. */
  readonly said?: string;
  readonly isOpen: boolean;
}

/** What follows from an event. */
export interface GatewayEffects {
  /** Looks again at a payment, and at whatever asked for it. */
  readonly nudge: (heard: Heard) => Promise<void>;
  readonly noticed: (notice: GatewayNotice) => Promise<void>;
  /** A refund of ours that counted as done has come back; false where nothing here counted it. */
  readonly refundCameBack: (refund: { readonly key: string; readonly why: string }) => Promise<boolean>;
}

/** What only the whole server knows. */
export interface GatewayHooks extends GatewayEffects {
  /** Origin of the agency's site; the platform's for whoever is no agency yet. */
  readonly originOf: (payer: string) => Promise<string>;
  /** Whose site a host is. */
  readonly agencyAt: (host: string) => Promise<{ readonly id: string } | null>;
  readonly onTrouble: (error: unknown, event: { id: string; type: string }) => void;
}

/** An agency's own account, as far as it is. */
export interface OwnAccount {
  readonly account: string;
  readonly state: 'onboarding' | 'restricted' | 'active';
  readonly feeBasisPoints: number;
}

/** Agencies' own accounts at a gateway: each is paid itself, and the platform keeps a fee. */
export interface OwnAccounts {
  read(agencyId: string): Promise<OwnAccount | null>;
  /** As it is at the gateway now; as it was where that does not answer. */
  refreshed(agencyId: string): Promise<OwnAccount | null>;
  /** The address at the gateway where the agency tells about itself; opens an account where there is none. */
  begin(agency: { id: string; name: string; origin: string; returnUrl: string }): Promise<string>;
  /** From now on the platform's account takes the agency's payments again. False when there was none of its own. */
  end(tx: Tx, agencyId: string): Promise<boolean>;
}

/** A real gateway that is configured. */
export interface OpenGateway {
  readonly gateway: PaymentGateway;
  /** Null where it knows the platform's account alone. */
  readonly accounts: OwnAccounts | null;
  /** Other origins than the site's whose pages are framed by checkout. */
  readonly frames: readonly string[];
  /** Registers the hosts of sites where it wants to know them, within minutes after they are proven. */
  register(services: Pick<Services, 'log' | 'config'>): Promise<unknown>;
  /** Pages and webhooks, once the server is put together. */
  routes(hooks: GatewayHooks): readonly RawRoute[];
}

/** Opens the gateway of the configuration's account; null without one. */
export type OpensGateway = (parts: { config: Config; db: Db; clock: Clock }) => OpenGateway | null;
