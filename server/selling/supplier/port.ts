import type { Money } from '@/core/contract';
import type { Refusal } from '@/core/contract/refusal';
import type {
  CallOptions,
  CancelOptions,
  CancelOutcome,
  LookupOutcome,
  OrderInBooks,
  SupplierOrder,
  SupplierOutcome,
} from '../../ports/booking';
import type { Searched } from './search-all';

/** What a supplier sells; a product adds what is its own. */
export interface NetOffer {
  readonly id: string;
  /** The supplier's net price: what the agency adds comes later. */
  readonly base: Money;
  readonly taxes: Money;
}

/** What a supplier answers to a search. */
export interface FoundOffers<Offer> {
  readonly offers: readonly Offer[];
}

/** An offer at the price of now, to be booked. */
export interface PricedOffer<Offer> {
  readonly offer: Offer;
  /** Until when the supplier holds this price, ISO UTC. */
  readonly expiresAt: string;
}

/** What giving an order back costs now. */
export interface Penalty {
  readonly penalty: Money;
  readonly refundable: boolean;
}

/** What an order has cost that was cancelled at its supplier by somebody else than us, and what came back for it. */
export interface GivenBack extends Penalty {
  readonly returned: Money;
}

export type { CancelOutcome };

/** What an order cannot carry of the people in it, and the field of the call where it stands. */
export interface PeopleProblem {
  readonly path: string;
  readonly refusal: Refusal;
}

/** What follows a search. `Asked` is what a price depends on beside the offer, such as who travels. */
export interface Sale<Asked, Priced, Cost extends Penalty = Penalty> {
  price(offerId: string, asked: Asked, options: CallOptions): Promise<Priced>;
  /** A repeated reference gives the first result. */
  book(order: SupplierOrder, options: CallOptions): Promise<SupplierOutcome>;
  lookup(order: SupplierOrder, options: CallOptions): Promise<LookupOutcome>;
  cancelPenalty(supplierRef: string, options: CallOptions): Promise<Cost>;
  /** A repeated one answers alike. */
  cancel(supplierRef: string, reference: string, options: CancelOptions): Promise<CancelOutcome>;
  /**
   * Whether the supplier says of an order that was booked that it is cancelled; whatever else it says is false. Absent where it
   * tells of that by itself, and of what nobody but us can cancel.
   */
  isCancelled?(supplierRef: string, options: CallOptions): Promise<boolean>;
  /** What came back for an order that is cancelled; null where the supplier does not say, absent where it never does. */
  givenBack?(supplierRef: string, options: CallOptions): Promise<GivenBack | null>;
  /** Every order that was booked since then. Absent where the supplier cannot list them. */
  orders?(since: Date): Promise<readonly OrderInBooks[]>;
}

/** A source of offers: an embedded one, or an adapter to a real one. Every call may throw SupplierError. */
export interface Supplier<
  Search,
  Offer,
  Asked,
  Cost extends Penalty = Penalty,
  Answer extends FoundOffers<Offer> = FoundOffers<Offer>,
  Priced extends PricedOffer<Offer> = PricedOffer<Offer>,
>
  extends Searched<Search, Answer>, Sale<Asked, Priced, Cost> {}
