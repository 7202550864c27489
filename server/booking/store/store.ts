import type { Money } from '@/core/contract';
import type { Plan } from '../plan';
import type { State } from '../states';
import type { BookingRow, QuoteRow, Stray } from '../tables';

/** Another driver has taken the booking over; whatever this one learnt, the other learns by itself. */
export class LeaseLost extends Error {
  constructor(id: string) {
    super(`The lease of booking ${id} was lost`);
    this.name = 'LeaseLost';
  }
}

/** The columns that a new booking is written with; the rest begin empty. */
export type NewBooking = Omit<
  BookingRow,
  | 'details'
  | 'changed_price'
  | 'payment_ref'
  | 'action_url'
  | 'held'
  | 'hold_until'
  | 'answers_by'
  | 'held_until'
  | 'action_until'
  | 'return_stage'
  | 'cancel_reason'
  | 'cancel_code'
  | 'cancelled_by_supplier'
  | 'pay_attempts'
  | 'pay_key'
  | 'pay_hash'
  | 'pay_asked_at'
  | 'locator'
  | 'supplier_ref'
  | 'product_status'
  | 'failure'
  | 'message'
  | 'message_reason'
  | 'penalty_minor'
  | 'refund_minor'
  | 'supplier_keeps_minor'
  | 'refusals'
  | 'by_hand'
  | 'ordered_at'
  | 'absences'
  | 'absent_at'
  | 'paid_by'
  | 'stray'
  | 'lease_beat'
  | 'unresolved_since'
  | 'raised_at'
  | 'next_try_at'
>;

/** What the engine has to know of the client for whom staff books. */
export interface BookedClient {
  readonly id: string;
  readonly isActive: boolean;
  readonly language: string | null;
}

export interface IntentKey {
  readonly agencyId: string;
  readonly userId: string;
  /** He may book for the clients that he looks after alone. */
  readonly isRestricted: boolean;
  readonly idempotencyKey: string;
  readonly quoteId: string;
}

export interface ListQuery {
  readonly agencyId: string;
  /** Whose bookings; null for everybody's. `trips`: those that are their own; else also what they made for others. */
  readonly userId: string | null;
  readonly trips: boolean;
  readonly products: readonly string[];
  /** Null for every state. */
  readonly states: readonly State[] | null;
  readonly when: 'upcoming' | 'past' | 'all';
  /** What has ended by then is past. */
  readonly now: Date;
  /** What the locator starts with, in capitals; null for every booking. */
  readonly locator: string | null;
  /** `trip`: what comes next first, then what was last; otherwise what was booked last. */
  readonly order: 'booked' | 'trip';
  readonly from: number;
  readonly size: number;
}

/** How many bookings of one product stand in one state, before or after their end. */
export interface TallyEntry {
  readonly product: string;
  readonly state: State;
  readonly isUpcoming: boolean;
  readonly count: number;
}

/** Somebody of the staff who gets a letter. */
export interface ToldAgent {
  readonly email: string;
  /** Null: the agency's. */
  readonly language: string | null;
}

/** What tells whether a booking's driver has moved. */
export type LeaseMark = Pick<BookingRow, 'agency_id' | 'id' | 'lease_token' | 'lease_beat' | 'version'>;

/** A booking that is due, and what tells whom it waits for. */
export type DueBooking = LeaseMark & Pick<BookingRow, 'state' | 'product' | 'offer_ref'>;

type Hook = () => Promise<void> | void;

/** Where bookings are kept. Every method is one transaction and makes no outside call. */
export interface BookingStore {
  saveQuote(quote: QuoteRow): Promise<void>;
  /**
   * Finds the booking of the key, or makes it from the quote (null when this user has none of that id) and its client
   * (null when this user may not know him, or there is none). The quote may carry one living booking only: null when
   * another key has it. `beforeCommit` runs last.
   */
  intend(
    key: IntentKey,
    make: (quote: QuoteRow | null, client: BookedClient | null) => NewBooking,
    beforeCommit: Hook,
  ): Promise<{ row: BookingRow; isNew: boolean } | null>;
  /** Takes the booking for one driver; null when it is done, not due, or somebody has moved since it was seen. */
  claim(seen: LeaseMark, at: Date): Promise<BookingRow | null>;
  /** Signs of life of whoever holds these leases; returns those that are still held. */
  beat(tokens: readonly string[]): Promise<string[]>;
  /** Writes a plan, provided that the lease and the version still are the driver's. Throws LeaseLost. */
  write(row: BookingRow, plan: Plan, beforeCommit: Hook): Promise<BookingRow>;
  /**
   * Keeps what an answer that came too late tells of, for whoever drives the booking to give back, and needs no lease for it.
   * `known`: it is the booking's own. `full`: there is another already.
   */
  noteStray(row: BookingRow, stray: Stray): Promise<'noted' | 'known' | 'full'>;
  /** Makes a booking that nobody drives due; `askedBy` is written down, and has the amount sent anew where it came back. */
  hurry(row: BookingRow, askedBy?: { userId: string; amount: Money | null }): Promise<void>;
  /** `userId` null: whoever's. */
  find(agencyId: string, id: string, userId: string | null): Promise<BookingRow | null>;
  events(agencyId: string, id: string): Promise<{ at: Date; type: string; data: unknown }[]>;
  /** Whom of the staff it concerns that the traveller has cancelled; nobody when somebody else has. */
  agentsToTell(row: BookingRow): Promise<ToldAgent[]>;
  list(query: ListQuery): Promise<{ rows: BookingRow[]; totalCount: number }>;
  /** Counts what `list` would find. */
  tally(query: Omit<ListQuery, 'from' | 'size' | 'order'>): Promise<TallyEntry[]>;
  /**
   * Bookings of all agencies that are due but for these, longest untouched first; those that somebody seems to drive come last.
   */
  due(at: Date, limit: number, but: readonly string[]): Promise<DueBooking[]>;
  /** Ends every lease: for a process that knows it is alone. */
  endLeases(): Promise<void>;
}
