import type { Told } from '@/core/contract/refusal';
import type { Money } from '@/core/contract';
import type { CallOptions } from '@/server/ports/booking';
import { definePort } from '@/server/ports/supplier';
import type * as kit from '@/server/ports/supplier';
import type { SampleSale } from '@/server/selling/bookable/samples/booking';
import { SupplierError } from '@/server/selling/supplier/errors';
import {
  type Asks,
  type CancelKind,
  type Extras,
  type FareFamily,
  type FareRules,
  type FlightLeg,
  type FlightOffer,
  type FlightSearch,
  type LegBags,
  type PassengerType,
  type PricedExtras,
  type RouteType,
  type ScheduleAnswer,
  type SeatMap,
  type TravellerCounts,
  routeTypeOf,
} from '../contract';
import { flightRefusals } from '../contract/refusals';
import type { BookedRequest, StoredDetails } from './order';

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
  /** Every offer says it, also when its price is asked for later. */
  readonly routeType: RouteType;
  /** The currency that offers are wanted in. */
  readonly currency: string;
}

/** A search as suppliers are asked it. */
export const supplierSearch = (search: FlightSearch, currency: string): SupplierSearch => ({
  ...search,
  routeType: search.routeType ?? routeTypeOf(search.legs),
  currency,
});

export interface SupplierAnswer extends kit.FoundOffers<SupplierOffer> {
  readonly fareFamilies: readonly FareFamily[];
}

export interface PricedOffer extends kit.PricedOffer<SupplierOffer> {
  readonly fareFamily: FareFamily;
  /** Until when it may be reserved without a payment, ISO UTC; null when it has to be paid at once. */
  readonly payLaterUntil: string | null;
  /** What it asks of travellers; absent where names are enough. */
  readonly asks?: Asks | undefined;
}

/** Who travels, as it was typed at the checkout. */
export type People = Pick<BookedRequest, 'travellers' | 'contact'>;

export type TicketOutcome =
  | { kind: 'issued'; details: StoredDetails }
  /** The airline thinks about it: ask again. */
  | { kind: 'pending' }
  | ({ kind: 'refused' | 'unknown' } & Told);

/** What giving an order back costs now, and why. */
export interface Penalty extends kit.Penalty {
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
  /** Null where nobody can tell what is flown instead: nothing, or what cannot be read. */
  readonly flights: readonly FlightLeg[] | null;
  /** Nothing is flown, and nothing can be answered: the whole order is cancelled there. */
  readonly isCancelled?: boolean;
  /** What the supplier takes as an answer; absent: both. */
  readonly answers?: readonly ScheduleAnswer[];
  /** Why a person has to look at it, for staff alone. */
  readonly why?: string;
}

/** A source of air offers: the embedded sandbox, or an adapter to a real one. Every call may throw SupplierError. */
export interface FlightSupplier extends kit.Supplier<
  SupplierSearch,
  SupplierOffer,
  TravellerCounts,
  Penalty,
  SupplierAnswer,
  PricedOffer
> {
  /**
   * The lowest price of the same search on other dates, one date a leg: exactly what `search` would find. Null where
   * nothing is sold; absent where the supplier cannot tell quickly.
   */
  lowest?(
    search: SupplierSearch,
    dates: readonly (readonly string[])[],
    options: CallOptions,
  ): Promise<(NetPrice | null)[]>;
  /** Fare conditions; fees in the currency that the airline names, which may be another than the offer's. */
  rules(offerId: string): Promise<FareRules>;
  /** Whether what has seats or bags beside the fare cannot be reserved without a payment. */
  readonly extrasArePaidAtOnce?: boolean;
  /** What an order of this supplier cannot carry of who travels, found before anything is paid; absent where it takes all. */
  peopleProblem?(people: People): kit.PeopleProblem | null;
  /** The caller's own reference of an order; null when there is no such order. */
  referenceOf(supplierRef: string): Promise<string | null>;
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
  /** Orders whose flights were changed in that time; nothing is missed when the times follow one another. */
  changes(after: Date, until: Date, options: CallOptions): Promise<readonly SupplierChange[]>;
  /** Something happened to an order of it, or to one of which nobody says which: the next look is no longer waited for. */
  heard?(supplierRef: string | null): void;
  /** A repeated one answers alike. `isSettled`: it was agreed with the airline, and the supplier is only told of it. */
  acceptChange(
    supplierRef: string,
    changeId: string,
    options: CallOptions & { readonly isSettled?: boolean },
  ): Promise<{ kind: 'accepted' | 'refused' | 'unknown' } & Told>;
  /** Two who fly from Lisbon to New York and back, for letters that are looked at; absent where nothing is invented. */
  sample?(wanted: SampleWanted): SampleSale;
}

/** When a sample is, in which currency, and what day it is now. */
export interface SampleWanted {
  /** ISO, of the day. */
  readonly out: string;
  readonly back: string;
  readonly today: string;
  readonly currency: string;
}

/** Where suppliers of flights come in. */
export const flightPort = definePort<FlightSupplier>()({
  product: 'flight',
  strangers: {
    offer: () => new SupplierError('invalid', flightRefusals.gone),
    order: () => new SupplierError('invalid', flightRefusals.unknownBooking),
  },
});
