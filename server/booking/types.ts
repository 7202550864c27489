import type { BookingProgress, BookingState, Money, PaymentInput, Price, TripSummary } from '@/core/contract';
import type { SessionUser } from '../auth/types';
import type { AgencyRecord } from '../tenancy/types';

/** What a supplier asks for an offer right now. All amounts in one currency. */
export interface SupplierQuote {
  /** The supplier's net price, base without taxes. */
  readonly base: Money;
  readonly taxes: Money;
  /** What the supplier publishes, where it does; shown to staff beside the agency's price (G69). */
  readonly published: Money | null;
  readonly retail: Money | null;
  /** Until when the supplier holds this price, ISO UTC. */
  readonly expiresAt: string;
  /** The product's own picture of the offer, kept with the quote and the booking. */
  readonly offer: unknown;
}

export type SupplierOutcome =
  | { kind: 'booked'; supplierRef: string; locator: string; status: string; details: unknown }
  /** The supplier has it but has not confirmed it yet: ask again. */
  | { kind: 'pending'; supplierRef: string | null }
  /** The supplier said no and holds nothing. */
  | { kind: 'rejected'; reason: 'sold-out' | 'price-changed' | 'refused'; message: string }
  /** Nobody knows: a time-out, a broken answer, a 5xx. Never shown as failed; `lookup` decides (INV-6). */
  | { kind: 'unknown'; message: string };

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
}

export interface CallOptions {
  readonly signal: AbortSignal;
}

/** The one interface through which a product is sold. Calls happen outside every database transaction. */
export interface BookingProduct {
  /** The plugin's id. */
  readonly id: string;
  /** Throws HttpError 409/410 with the specification's text when the offer is gone. */
  quote(offerRef: string, request: unknown, options: CallOptions): Promise<SupplierQuote>;
  book(order: SupplierOrder, options: CallOptions): Promise<SupplierOutcome>;
  lookup(order: SupplierOrder, options: CallOptions): Promise<LookupOutcome>;
  cancelPenalty(supplierRef: string, options: CallOptions): Promise<{ penalty: Money; refundable: boolean }>;
  cancel(
    supplierRef: string,
    reference: string,
    options: CallOptions,
  ): Promise<{ kind: 'cancelled' | 'refused' | 'unknown'; message: string }>;
  /** What My Trips shows; pure. `details` is what `book` returned, null before. */
  summarise(booking: {
    offer: unknown;
    request: unknown;
    details: unknown;
  }): Pick<TripSummary, 'title' | 'startsAt' | 'endsAt' | 'travelers' | 'details'>;
  /** Queued once, in the transaction that confirms: the confirmation mail. */
  confirmationMail?(
    booking: BookingRecord,
    agency: AgencyRecord,
  ): Promise<{
    subject: string;
    html: string;
    text: string;
    attachments?: { filename: string; contentType: string; content: string }[];
  }>;
}

export interface Quote {
  readonly quoteId: string;
  readonly price: Price;
  readonly offer: unknown;
  readonly expiresAt: string;
}

export interface StartBooking {
  readonly quoteId: string;
  /** The total on the traveller's screen; anything above it is a price change to accept first (INV-5). */
  readonly acceptedTotal: Money;
  readonly payment: PaymentInput;
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

export interface BookingRecord {
  readonly id: string;
  readonly agencyId: string;
  readonly userId: string;
  readonly product: string;
  readonly progress: BookingProgress;
  readonly locator: string | null;
  readonly supplierRef: string | null;
  readonly price: Price;
  readonly offer: unknown;
  readonly request: unknown;
  readonly details: unknown;
  readonly contactEmail: string;
  readonly language: string;
  readonly createdAt: string;
  readonly events: readonly { at: string; type: string; data: unknown }[];
}

export interface Caller {
  readonly agency: AgencyRecord;
  readonly user: SessionUser;
  readonly signal: AbortSignal;
}

/** Sells every product the same way: intent, reprice, authorise, book, capture, confirm; else void or refund. */
export interface BookingEngine {
  /** Asks the supplier for the price of now and keeps it with the agency's markup applied. */
  quote(caller: Caller, product: string, offerRef: string, request: unknown): Promise<Quote>;
  /** Writes the intent, then drives it as far as it goes. Repeating a key returns the same booking. */
  start(caller: Caller, product: string, input: StartBooking): Promise<BookingProgress>;
  /** Moves a booking on from wherever it stands; safe to call at any time, from anywhere. */
  resume(caller: Caller, bookingId: string): Promise<BookingProgress>;
  /** A booking the caller may see: own, or the agency's for staff, or own only for restricted agents. */
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
      from: number;
      size: number;
      ownOnly: boolean;
    },
  ): Promise<{ rows: TripSummary[]; totalCount: number }>;
  /** How many bookings the caller made himself, by product and by what the traveller is told of them. */
  tally(
    caller: Caller,
    products: readonly string[],
  ): Promise<{ product: string; state: BookingState; isUpcoming: boolean; count: number }[]>;
  cancelPenalty(caller: Caller, bookingId: string): Promise<{ penalty: Money; refund: Money }>;
  cancel(caller: Caller, bookingId: string, acceptedPenalty: Money): Promise<BookingProgress>;
}
