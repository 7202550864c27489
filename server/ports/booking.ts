import type { Told } from '@/core/contract/refusal';
import type { LoggedAction } from '@/core/contract/logged';
import type {
  AgencyShare,
  BookingProgress,
  BookingState,
  Language,
  Money,
  PaymentInput,
  Price,
  Settlement,
  TripSummary,
} from '@/core/contract';
import type { Client } from './user';
import type { SessionUser } from './user';
import type { Tx } from '../db/types';
import type { MailMessage, Services } from './services';
import type { TypedMarkup } from '../pricing';
import type { AgencyRecord } from './agency';
import type { TroubleFacts } from './trouble';

/** What an offer's id is bound to. */
export interface OfferedAt {
  readonly agency: Pick<AgencyRecord, 'id' | 'pricing'>;
  readonly services: { readonly config: Pick<Services['config'], 'signingSecret'> };
}

/** A product's offers as they leave an agency's site and come back to it: made by `offered`. */
export interface Offered {
  /** The offer under the id that the agency's site shows. */
  give: <Offer extends { readonly id: string }>(offer: Offer, place: OfferedAt) => Offer;
  /** The supplier's own id. Throws for one that was not given here. */
  take: (given: string, place: OfferedAt) => string;
}

/** The parts of a product's list of the agency's bookings that are its own. */
export interface ListingWords {
  /** The product's words for states, where they are not the engine's. */
  readonly words?: Readonly<Partial<Record<BookingState, string>>>;
  /** Whether it is one of the products that the specification's title names (R003). */
  readonly inTitle?: true;
  /** What the product is called, and its words for states and its suppliers' for statuses, in files. */
  readonly names?: Readonly<Record<Language, string>>;
  readonly statuses?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** Columns that are searched beside the locator: see `secondLocator`. */
  readonly locators?: readonly string[];
}

/** What a supplier asks for an offer right now. All amounts in one currency. */
export interface SupplierQuote {
  /** The supplier's net price, base without taxes. */
  readonly base: Money;
  readonly taxes: Money;
  /** What was chosen beside the offer, at the supplier's net price; no markup is added to it. */
  readonly extras?: Money | null | undefined;
  /** What the supplier publishes, where it does; shown to staff beside the agency's price (G69). */
  readonly published: Money | null;
  readonly retail: Money | null;
  /** The least that it may be sold at, where the supplier's contract names it. */
  readonly floor?: Money | null | undefined;
  /** Until when the supplier holds this price, ISO UTC. */
  readonly expiresAt: string;
  /** The product's own picture of the offer, kept with the quote and the booking. */
  readonly offer: unknown;
  /** What of base and taxes is sold at just that: somebody else collects it, and nothing of the agency's is in it. */
  readonly asItIs?: Money | null | undefined;
  /** What base and taxes are made of, where each has a price that people see: it is sold at the sum of these. */
  readonly parts?: readonly Pick<SupplierQuote, 'base' | 'taxes' | 'floor' | 'asItIs'>[] | undefined;
}

export type SupplierOutcome =
  | {
      kind: 'booked';
      supplierRef: string;
      locator: string;
      status: string;
      details: unknown;
      /** Until when an unpaid reservation is kept, ISO UTC; asked for with `hold` only. */
      holdUntil?: string | undefined;
    }
  /** The supplier has it but has not confirmed it yet: ask again. */
  | {
      kind: 'pending';
      supplierRef: string | null;
      /** The supplier's word for it. */
      status?: string | undefined;
      /** Until when it answers at the latest, ISO UTC: nobody is called before, and the traveller is told. */
      answersBy?: string | undefined;
    }
  /** The supplier said no and holds nothing. What is told is for the traveller, `trouble` for staff alone. */
  | ({
      kind: 'rejected';
      reason: 'sold-out' | 'price-changed' | 'refused';
      trouble?: TroubleFacts;
    } & Told)
  /**
   * Nobody knows: a time-out, a broken answer, a 5xx; or it was not taken in for coming too often. Never shown as failed; `lookup`
   * decides (INV-6).
   */
  | ({ kind: 'unknown'; trouble?: TroubleFacts } & Told);

export type LookupOutcome = SupplierOutcome | { kind: 'absent' };

export interface SupplierOrder {
  /** Stable per intent: the supplier answers a repeated one with the first result. */
  readonly reference: string;
  readonly offerRef: string;
  readonly offer: unknown;
  /** The net total that the supplier may charge at most (INV-5). */
  readonly net: Money;
  /** What the product's own booking call validated: travellers, contact, extras. */
  readonly request: unknown;
  /** Only reserve it: it is paid for and issued later, or given back. */
  readonly hold?: boolean;
}

export type IssueOutcome =
  | { kind: 'issued'; status: string; details: unknown; locator?: string }
  /** The supplier said no; the reservation is what it was. */
  | ({ kind: 'refused'; trouble?: TroubleFacts } & Told)
  | ({ kind: 'unknown'; trouble?: TroubleFacts } & Told);

/** How giving an order back ends; `trouble` is for staff alone. */
/** What a supplier keeps of what it is owed when a booking is cancelled; none of it comes back where it is not `refundable`. */
export interface SupplierPenalty {
  readonly penalty: Money;
  readonly refundable: boolean;
}

export interface CancelOutcome extends Told {
  readonly kind: 'cancelled' | 'refused' | 'unknown';
  readonly trouble?: TroubleFacts;
}

/**
 * What a product may write about beside the confirmation: to the traveller, and with `client-cancelled` to the agent whose
 * client has cancelled.
 */
export type Notice =
  | 'reserved'
  | 'expired'
  | 'withdrawn'
  | 'cancelled'
  /** The supplier has cancelled it; as `cancelled` where a product says nothing of its own. */
  | 'supplier-cancelled'
  | 'client-cancelled'
  /** The supplier has it and answers later. */
  | 'submitted'
  /** It answered later, and said no. */
  | 'refused';

export interface DrawnMail {
  subject: string;
  html: string;
  text: string;
  attachments?: MailMessage['attachments'];
}

export interface CallOptions {
  readonly signal: AbortSignal;
}

/** Why a booking is cancelled: what people read, and the supplier's code for it. */
export interface CancelReason {
  readonly text: string;
  readonly code?: string;
}

export interface CancelOptions extends CallOptions {
  /** The supplier's code of the reason; null where none was asked for. */
  readonly reasonCode?: string | null;
}

/** One order as its supplier's own books have it. */
export interface OrderInBooks {
  /** The one that it was ordered with. */
  readonly reference: string;
  readonly supplierRef: string;
  /** What the supplier charges, in minor units of its currency. */
  readonly net: number;
  readonly currency: string;
  readonly isCancelled: boolean;
}

/** What the suppliers of a product have in their books. */
export interface SupplierBooks {
  readonly orders: readonly OrderInBooks[];
  /** What the references of orders of those begin with who cannot list them. */
  readonly silent: readonly string[];
}

/** The one interface through which a product is sold. Calls happen outside every database transaction. */
export interface BookingProduct {
  /** The plugin's id. */
  readonly id: string;
  /** Its offers as its search gave them out: what is quoted has to come back from there, to the agency it was given at. */
  readonly offered: Offered;
  /** `offerRef` is the supplier's own. Throws HttpError 409/410 with the specification's text when the offer is gone. */
  quote(offerRef: string, request: unknown, options: CallOptions): Promise<SupplierQuote>;
  /** What tells the supplier of an offer from the product's others; without it there is one. */
  supplierOf?(offerRef: string): string;
  book(order: SupplierOrder, options: CallOptions): Promise<SupplierOutcome>;
  lookup(order: SupplierOrder, options: CallOptions): Promise<LookupOutcome>;
  cancelPenalty(supplierRef: string, options: CallOptions): Promise<SupplierPenalty>;
  cancel(supplierRef: string, reference: string, options: CancelOptions): Promise<CancelOutcome>;
  /**
   * Makes a paid booking of a reservation; a repeated reference gives the first result. A product without it sells
   * nothing to be paid later. `net` is what the supplier may charge at most (INV-5).
   */
  issue?(
    supplierRef: string,
    asked: { reference: string; net: Money },
    options: CallOptions,
  ): Promise<IssueOutcome>;
  /**
   * Whether the payer pays at the place and nothing here: such an offer is booked without a payment, and confirmed once its
   * supplier has it. A product without it takes all of its money when it is booked.
   */
  isPaidThere?(offer: unknown): boolean;
  /** What a reservation costs now; without it the price it was made at is guaranteed. */
  heldPrice?(
    supplierRef: string,
    options: CallOptions,
  ): Promise<Pick<SupplierQuote, 'base' | 'taxes' | 'extras' | 'published' | 'retail'>>;
  /** Every order that was booked since then, as it stands now. Absent where none of its suppliers can list them. */
  orders?(since: Date): Promise<SupplierBooks>;
  /** What My Trips shows; pure. `details` is what `book` returned, null before. */
  summarise(booking: {
    offer: unknown;
    request: unknown;
    details: unknown;
    /** Of the places' names; English without it. */
    language?: Language;
  }): Pick<TripSummary, 'title' | 'startsAt' | 'endsAt' | 'travelers' | 'details'>;
  /** The IANA zone of the clocks where the trip starts; UTC without it. */
  zoneOf?(offer: unknown): string | null;
  /** That of the clocks where it ends; without it `zoneOf`. */
  endZoneOf?(offer: unknown): string | null;
  /** Until when an offer that is bought now may be given back for nothing, ISO; null when it never may, and without it. */
  freeUntil?(offer: unknown, now: Date): string | null;
  /** What is its own in the agency's lists of bookings: words for states, and where else a locator stands. */
  readonly listing?: ListingWords;
  /** Queued once, in the transaction that confirms: the confirmation mail; its files are drawn unless `files` is false. */
  confirmationMail?(
    booking: BookingRecord,
    agency: AgencyRecord,
    options?: { readonly files: boolean },
  ): Promise<DrawnMail>;
  /** Queued in the transaction that makes it true; null for what needs no letter. */
  noticeMail?(notice: Notice, booking: BookingRecord, agency: AgencyRecord): Promise<DrawnMail | null>;
}

/** What a protection costs at this agency now, in hundredths of a percent of the traveller's price; null when it is off. */
export type ProtectionRate = (agency: AgencyRecord) => Promise<number | null> | number | null;

export interface Quote {
  /** What visitors see for it, alone and with what was added, where the buyer has another price; else empty (G33). */
  readonly visitorTotals: readonly Money[];
  readonly quoteId: string;
  readonly price: Price;
  readonly offer: unknown;
  readonly expiresAt: string;
}

/** What may be chosen about a price. Both are worked out by the engine, never taken as amounts (SEC-34). */
export interface QuoteChoices {
  /** Id of the plugin whose protection was chosen. */
  readonly protection?: string | null | undefined;
  /** Staff only: instead of the agency's or the user's own markup. */
  readonly markup?: TypedMarkup | null | undefined;
}

export interface StartBooking {
  readonly quoteId: string;
  /** The total on the traveller's screen; anything above it is a price change to accept first (INV-5). */
  readonly acceptedTotal: Money;
  /** Null: reserve it without a payment, for `pay` later. */
  readonly payment: PaymentInput | null;
  readonly request: unknown;
  readonly contactEmail: string;
  /** One per press of the button and kept over reloads; the same key with another body is refused. */
  readonly idempotencyKey: string;
  readonly language: string;
  /**
   * Path of the own site to which the payer comes back from a payment challenge; `{bookingId}` is filled in.
   * Paths only, never another origin (SEC-12). Defaults to `/mytrip`.
   */
  readonly returnPath?: string;
}

export interface PayBooking {
  readonly payment: PaymentInput;
  readonly acceptedTotal: Money;
  readonly idempotencyKey: string;
}

/** What a product changes of a confirmed booking, in one transaction. */
export interface Revision {
  readonly status?: string;
  readonly details?: unknown;
  readonly offer?: unknown;
  readonly locator?: string;
  readonly event: { readonly type: string; readonly data?: unknown };
  readonly mail?: Omit<MailMessage, 'agencyId'>;
  readonly audit?: { userId: string | null; action: LoggedAction; before?: unknown; after?: unknown };
  /** Rows of the product's own that are written with it. */
  readonly also?: (tx: Tx) => Promise<void>;
}

export interface BookingRecord {
  readonly id: string;
  readonly agencyId: string;
  /** Who made it. */
  readonly userId: string;
  /** For whom staff made it; null: for whoever made it. */
  readonly clientId: string | null;
  readonly product: string;
  readonly progress: BookingProgress;
  /** The engine's own state, finer than the traveller's: see `states.ts`. */
  readonly stage: string;
  /** Until when an unpaid reservation is kept, ISO UTC. */
  readonly holdUntil: string | null;
  /** Until when the supplier answers at the latest, ISO UTC; null unless it is waited for. */
  readonly answersBy: string | null;
  /** Why it is cancelled, where its product asks for that; told in every list. */
  readonly cancelReason: string | null;
  /** What a cancellation keeps and returns, once one was asked for. */
  readonly penalty: Money | null;
  readonly refund: Money | null;
  readonly locator: string | null;
  readonly supplierRef: string | null;
  readonly price: Price;
  readonly offer: unknown;
  readonly request: unknown;
  readonly details: unknown;
  readonly contactEmail: string;
  readonly language: string;
  readonly createdAt: string;
  /** Goes up with everything that becomes of it, and when that last was, ISO UTC. */
  readonly revision: number;
  readonly changedAt: string;
  readonly events: readonly { at: string; type: string; data: unknown }[];
}

export interface Caller {
  readonly agency: AgencyRecord;
  readonly user: SessionUser;
  /** For whom staff asks for a price, which is what is booked then. */
  readonly client?: Client | null;
  readonly signal: AbortSignal;
}

/** Sells every product the same way: intent, reprice, authorise, book, capture, confirm; else void or refund. */
export interface BookingEngine {
  /**
   * Asks the supplier for the price of now and keeps it with the markup applied and what was chosen. `offerId` is as the
   * site shows it: one of another agency, product or currency is the product's `gone`. Throws HttpError 422
   * for a protection that the agency does not offer and for a markup out of bounds, 403 for a traveller's markup.
   */
  quote(
    caller: Caller,
    product: string,
    offerId: string,
    request: unknown,
    choices?: QuoteChoices,
  ): Promise<Quote>;
  /** Writes the intent, then drives it as far as it goes. Repeating a key returns the same booking. */
  start(caller: Caller, product: string, input: StartBooking): Promise<BookingProgress>;
  /** Moves a booking on from wherever it stands; safe to call at any time, from anywhere. */
  resume(caller: Caller, bookingId: string): Promise<BookingProgress>;
  /** A booking the caller may see: own or made for him, or the agency's for staff, or own only for restricted agents. */
  find(caller: Caller, bookingId: string): Promise<BookingRecord | null>;
  list(
    caller: Caller,
    filter: {
      product?: string;
      products: readonly string[];
      state?: string;
      when?: 'upcoming' | 'past' | 'all';
      /** What the locator starts with. */
      locator?: string;
      /** `trip`: what comes next first, then what was last; without it what was booked last. */
      order?: 'booked' | 'trip';
      /** Of the titles; English without it. */
      language?: Language;
      from: number;
      size: number;
      ownOnly: boolean;
    },
  ): Promise<{ rows: TripSummary[]; totalCount: number }>;
  /** How many trips are the caller's own, by product and by what the traveller is told of them. */
  tally(
    caller: Caller,
    products: readonly string[],
  ): Promise<{ product: string; state: BookingState; isUpcoming: boolean; count: number }[]>;
  /** `agency`: to staff alone, where something was paid. */
  cancelPenalty(
    caller: Caller,
    bookingId: string,
  ): Promise<{ penalty: Money; refund: Money; settlement: Settlement; agency?: AgencyShare }>;
  /**
   * The reason's text is kept with the booking (`cancelReason`) and in no log, its code goes to the supplier. `byOther`: not this
   * call has done it, and how far it is may be somebody else's doing at this moment.
   */
  cancel(
    caller: Caller,
    bookingId: string,
    acceptedPenalty: Money,
    reason?: CancelReason,
  ): Promise<BookingProgress & { byOther: boolean }>;
  /**
   * Pays a reservation. Repeating a key tells how that payment ended. Throws HttpError 404, 409 (`PRICE_CHANGED` when it
   * costs more than was accepted) and 422.
   */
  pay(caller: Caller, bookingId: string, input: PayBooking): Promise<BookingProgress>;
  /**
   * Staff has a booking that waits moved on now. `accepted`: the money that this may move, where the caller was shown it; null
   * for none. Throws HttpError 404, and 409 when that is another amount by now.
   */
  askAgain(caller: Caller, bookingId: string, accepted?: Money | null): Promise<BookingProgress>;
  /**
   * Staff has done outside what a gateway or a supplier refuses: returned the money, given the order back. Throws HttpError
   * 404, and 409 for what cannot be settled so.
   */
  settleByHand(
    caller: Caller,
    bookingId: string,
    asked: { accepted: Money | null; note: string },
  ): Promise<BookingProgress>;
  /**
   * Staff gives up an order for which somebody was called: its money is let go of, and the order given back should the
   * supplier turn out to have it. `accepted`: the money that the caller was shown; null for none. Throws HttpError 404, and 409
   * for what cannot be given up, or has moved on by now.
   */
  giveUp(caller: Caller, bookingId: string, accepted: Money | null): Promise<BookingProgress>;
  /**
   * A supplier has cancelled what it had sold: a confirmed booking is cancelled, everything that was paid goes back and the
   * traveller is written to; an order that it still thinks about is asked after at once. `busy`: somebody else is writing
   * it, tell it again; `over`: there is nothing left to cancel. `code` is the supplier's word for why, for the log alone;
   * `also` writes rows of the product's own with it, and is told what goes back. With `kept` it was cancelled there in the
   * traveller's name, unless that is null: what the terms keep is kept, as if it had been asked for here, and the supplier has
   * to say that it is cancelled. Never takes a caller's input for `agencyId`.
   */
  cancelledBySupplier(
    at: { agencyId: string; bookingId: string },
    told: {
      readonly code: string | null;
      readonly kept?: (record: BookingRecord) => SupplierPenalty | null;
      readonly also?: (tx: Tx, refund: Money) => Promise<void>;
    },
  ): Promise<'cancelled' | 'asked-after' | 'busy' | 'over'>;
  /**
   * Changes a confirmed booking on its product's behalf. `make` sees it as it is and may be asked again when somebody
   * else was faster; null changes nothing. Null when the booking is not confirmed. Never takes a caller's input for
   * `agencyId`.
   */
  revise(
    at: { agencyId: string; bookingId: string },
    make: (record: BookingRecord) => Revision | null,
  ): Promise<BookingRecord | null>;
}
