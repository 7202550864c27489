import type { CallOptions, LookupOutcome, SupplierOrder, SupplierOutcome } from '@/server/booking/types';
import type { Money } from '@/core/contract';
import type {
  FareFamily,
  FareRules,
  FlightOffer,
  FlightSearch,
  PassengerType,
  TravellerCounts,
} from '../../contract';

/** What the travellers of one type cost the agency, together. */
export interface NetFare {
  readonly passengerType: PassengerType;
  readonly count: number;
  readonly base: Money;
  readonly taxes: Money;
}

/** An offer at the supplier's net price: what the agency adds comes later. */
export interface SupplierOffer extends Omit<FlightOffer, 'totalAmount' | 'travellerPrices' | 'wholesale'> {
  readonly fares: readonly NetFare[];
  readonly base: Money;
  readonly taxes: Money;
  readonly published: Money | null;
}

export interface SupplierSearch extends FlightSearch {
  /** The currency that offers are wanted in. */
  readonly currency: string;
}

export interface SupplierAnswer {
  readonly offers: readonly SupplierOffer[];
  readonly fareFamilies: readonly FareFamily[];
}

export interface PricedOffer {
  readonly offer: SupplierOffer;
  readonly fareFamily: FareFamily;
  /** ISO, UTC. */
  readonly expiresAt: string;
}

/**
 * Why a supplier gave no answer. `gone`: sold out or over. `invalid`: not an offer of this supplier, or changed on
 * its way. `failed`: it broke; nothing is known.
 */
export class SupplierError extends Error {
  override readonly name = 'SupplierError';
  constructor(
    readonly reason: 'gone' | 'invalid' | 'failed',
    message: string,
  ) {
    super(message);
  }
}

/** A source of air offers: the embedded sandbox, or an adapter to a real one. Every call may throw SupplierError. */
export interface SupplierPort {
  readonly id: string;
  search(search: SupplierSearch, options: CallOptions): Promise<SupplierAnswer>;
  /** Fare conditions, amounts in the offer's currency. */
  rules(offerId: string): Promise<FareRules>;
  /** The price of now; `travellers` may differ from those that were searched for. */
  price(offerId: string, travellers: TravellerCounts, options: CallOptions): Promise<PricedOffer>;
  /** The caller's own reference of an order; null when there is no such order. */
  referenceOf(supplierRef: string): Promise<string | null>;
  book(order: SupplierOrder, options: CallOptions): Promise<SupplierOutcome>;
  lookup(order: SupplierOrder, options: CallOptions): Promise<LookupOutcome>;
  cancelPenalty(supplierRef: string, options: CallOptions): Promise<{ penalty: Money; refundable: boolean }>;
  cancel(
    supplierRef: string,
    reference: string,
    options: CallOptions,
  ): Promise<{ kind: 'cancelled' | 'refused' | 'unknown'; message: string }>;
}
