import type { CallOptions, LookupOutcome, SupplierOrder, SupplierOutcome } from '@/server/ports/booking';
import type { Money } from '@/core/contract';
import type {
  CancelKind,
  Extras,
  FareFamily,
  FareRules,
  FlightLeg,
  FlightOffer,
  FlightSearch,
  LegBags,
  PassengerType,
  PricedExtras,
  SeatMap,
  TravellerCounts,
} from '../../contract';

import type { StoredDetails } from '../stored';

/** What the travellers of one type cost the agency, together. */
export interface NetFare {
  readonly passengerType: PassengerType;
  readonly count: number;
  readonly base: Money;
  readonly taxes: Money;
}

/** What a trip costs the agency. */
export type NetPrice = Pick<SupplierOffer, 'base' | 'taxes' | 'published'>;

/** An offer at the supplier's net price: what the agency adds comes later. */
export interface SupplierOffer extends Omit<
  FlightOffer,
  'totalAmount' | 'travellerPrices' | 'wholesale' | 'agencyFee'
> {
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
  /** Until when it may be reserved without a payment, ISO UTC; null when it has to be paid at once. */
  readonly payLaterUntil: string | null;
}

export type TicketOutcome =
  | { kind: 'issued'; details: StoredDetails }
  /** The airline thinks about it: ask again. */
  | { kind: 'pending' }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown'; message: string };

/** What giving an order back costs now, and why. */
export interface Penalty {
  readonly penalty: Money;
  readonly refundable: boolean;
  readonly kind: Exclude<CancelKind, 'withdraw'>;
  /** Until when it may be voided for free, ISO UTC. */
  readonly voidUntil: string | null;
}

/** The airline flies an order at other times than were sold. */
export interface SupplierChange {
  readonly changeId: string;
  readonly supplierRef: string;
  /** The caller's own reference of the order. */
  readonly reference: string;
  readonly flights: readonly FlightLeg[];
}

/** A source of air offers: the embedded sandbox, or an adapter to a real one. Every call may throw SupplierError. */
export interface SupplierPort {
  readonly id: string;
  /** For people. */
  readonly name: string;
  search(search: SupplierSearch, options: CallOptions): Promise<SupplierAnswer>;
  /**
   * The lowest price of the same search on other dates, one date a leg: exactly what `search` would find. Null where
   * nothing is sold; absent where the supplier cannot tell quickly.
   */
  lowest?(
    search: SupplierSearch,
    dates: readonly (readonly string[])[],
    options: CallOptions,
  ): Promise<(NetPrice | null)[]>;
  /** Fare conditions, amounts in the offer's currency. */
  rules(offerId: string): Promise<FareRules>;
  /** The price of now; `travellers` may differ from those that were searched for. */
  price(offerId: string, travellers: TravellerCounts, options: CallOptions): Promise<PricedOffer>;
  /** The caller's own reference of an order; null when there is no such order. */
  referenceOf(supplierRef: string): Promise<string | null>;
  book(order: SupplierOrder, options: CallOptions): Promise<SupplierOutcome>;
  lookup(order: SupplierOrder, options: CallOptions): Promise<LookupOutcome>;
  /** Issues tickets, of an order that is paid or of a reservation; a repeated reference gives the first result. */
  ticket(
    supplierRef: string,
    asked: { reference: string; net: Money },
    options: CallOptions,
  ): Promise<TicketOutcome>;
  /** What a reservation costs now. */
  heldPrice(
    supplierRef: string,
    options: CallOptions,
  ): Promise<Pick<SupplierOffer, 'base' | 'taxes' | 'published'> & { extras?: Money | null | undefined }>;
  /** The seats of the offer's flights, or of one of them; absent where the supplier sells none. */
  seatMaps?(offerId: string, segmentId: string | undefined, options: CallOptions): Promise<SeatMap[]>;
  /** What additional bags cost, by leg and type of traveller; absent where the supplier sells none. */
  bagPrices?(offerId: string, travellers: TravellerCounts, options: CallOptions): Promise<LegBags[]>;
  /**
   * What the chosen seats and bags cost now. `types`: one a traveller. Throws SupplierError `request` for what cannot be
   * had.
   */
  priceExtras?(
    offerId: string,
    asked: { extras: Extras; types: readonly PassengerType[] },
    options: CallOptions,
  ): Promise<PricedExtras>;
  cancelPenalty(supplierRef: string, options: CallOptions): Promise<Penalty>;
  /** Orders whose flights were changed in that time; nothing is missed when the times follow one another. */
  changes(after: Date, until: Date, options: CallOptions): Promise<readonly SupplierChange[]>;
  /** A repeated one answers alike. */
  acceptChange(
    supplierRef: string,
    changeId: string,
    options: CallOptions,
  ): Promise<{ kind: 'accepted' | 'refused' | 'unknown'; message: string }>;
  cancel(
    supplierRef: string,
    reference: string,
    options: CallOptions,
  ): Promise<{ kind: 'cancelled' | 'refused' | 'unknown'; message: string }>;
}
