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
  SupplierBooks,
} from './booking';

export interface SearchOptions<Answer> extends CallOptions {
  /** Milliseconds until nobody listens any more; without it nobody has said. */
  readonly withinMs?: number;
  /** Tells at once what is found already. What was told is not in the answer again. */
  readonly tell?: (part: Answer) => void;
}

/** Whoever can be searched. */
export interface Searched<Search, Answer> {
  readonly id: string;
  /** For people. */
  readonly name: string;
  search(search: Search, options: SearchOptions<Answer>): Promise<Answer>;
}

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

/** The same where it depends on the time alone. */
export interface TimedPenalty extends Penalty {
  /** ISO, UTC; null when it is over or never was. */
  readonly freeUntil: string | null;
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

declare const said: unique symbol;

/** Whether a supplier sells, as `embeddedSells` or `realSells` has said it: a plain `true` is none. */
export type Sells = boolean & { readonly [said]: true };

/** A supplier and how its offers and orders are told from those of the others. */
export interface Member<One> {
  readonly supplier: One;
  /** What every id of its offers begins with. */
  readonly offers: string;
  /** What every reference of its orders begins with. */
  readonly orders: string;
  /** One that is switched off sells nothing new and goes on looking after what it sold. */
  readonly isSelling: Sells;
}

/** What is thrown for an offer, and for an order, that none of the suppliers made. */
export interface Strangers {
  readonly offer: () => Error;
  readonly order: () => Error;
}

declare const pooled: unique symbol;

/** What `createPool` alone makes: each of its suppliers has said whether it sells. A product is sold from nothing else. */
export interface Pooled {
  readonly [pooled]: true;
}

/** A supplier who does not tell of what it cancels, so that it is looked at again. */
export interface LookedAt {
  /** What every reference of its orders begins with. */
  readonly orders: string;
  isCancelled(supplierRef: string, options: CallOptions): Promise<boolean>;
  readonly givenBack?: ((supplierRef: string, options: CallOptions) => Promise<GivenBack | null>) | undefined;
}

/** Several suppliers of one product. */
export interface Pool<One, Asked, Priced, Cost extends Penalty> extends Sale<Asked, Priced, Cost>, Pooled {
  /** Those that are asked what they sell. */
  readonly sellers: readonly One[];
  /** Every one that may have orders, also those that sell nothing any more. */
  readonly keepers: readonly One[];
  /** Those whose orders are looked at again before they start. */
  readonly lookedAt: readonly LookedAt[];
  /** What every id of its supplier's offers begins with; nothing for nobody's. */
  supplierOf(offerId: string): string;
  /** Whose offer it is. Throws for nobody's. */
  ownerOf(offerId: string): One;
  /** The same of an offer that is still to be bought. Throws also for one that is switched off. */
  sellerOf(offerId: string): One;
  /** Every order that was booked since then, and who cannot list them. */
  books(since: Date): Promise<SupplierBooks>;
  /** Whose order it is. */
  keeperOf(supplierRef: string): One | undefined;
}

/**
 * What suppliers of a product have to be, so that connectors can bring some: the product knows none of them, and they know
 * nothing of the product but its contract and what stands in its `face`.
 */
export interface SupplierPort<One> {
  readonly product: string;
  readonly strangers: Strangers;
  /** Never there: says what the suppliers are. */
  readonly supplier?: One;
}

/** Declares the port of a product. */
export const definePort =
  <One>() =>
  (port: Omit<SupplierPort<One>, 'supplier'>): SupplierPort<One> =>
    port;
