import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { PaymentPart } from '../ports/payment';
import type { FullPrice } from '../pricing';
import type {} from '../db/types';
import type { Standing, State } from './states';

type Json<T> = ColumnType<T, unknown, unknown>;
type Nullable<T> = Generated<T | null>;

export interface QuoteTable {
  agency_id: string;
  id: string;
  user_id: string;
  /** For whom staff asks; null: for whoever asks. */
  client_id: Nullable<string>;
  product: string;
  offer_ref: string;
  offer: Json<unknown>;
  request: Json<unknown>;
  price: Json<FullPrice>;
  markup_bps: number;
  /** A flat markup that staff typed for this price; null: the percentage. */
  markup_minor: Nullable<number>;
  fee_minor: number;
  /** Null: without protection. */
  protection_bps: Nullable<number>;
  created_at: Date;
  expires_at: Date;
}

/** What may stand outside and is not of the booking. `ref` is what they call it there; null: nobody knows whether it does. */
export interface Stray {
  readonly order?: { readonly ref: string | null };
  /** `key` is the one that it was asked for with. */
  readonly payment?: { readonly key: string; readonly ref: string | null };
}

/** What the engine writes of a booking. */
interface BookingColumns {
  agency_id: string;
  id: string;
  /** Who made it. */
  user_id: string;
  /** For whom staff made it; null: for whoever made it. */
  client_id: Nullable<string>;
  product: string;
  quote_id: string;
  idempotency_key: string;
  request_hash: string;
  state: State;
  /** Number of the newest event; every write must name the one it read. */
  version: number;
  offer_ref: string;
  offer: Json<unknown>;
  request: Json<unknown>;
  details: Json<unknown>;
  price: Json<FullPrice>;
  /** What it costs now, when that was more than was accepted. */
  changed_price: Json<FullPrice | null>;
  currency: string;
  accepted_minor: number;
  total_minor: number;
  /** The price terms of the quote, kept so that a recovered booking is priced alike. */
  markup_bps: number;
  markup_minor: Nullable<number>;
  fee_minor: number;
  protection_bps: Nullable<number>;
  contact_email: string;
  language: string;
  return_path: string;
  starts_at: string;
  ends_at: string;
  /** The first instant after its last day where it ends; null where no zone is known. */
  over_at: Nullable<Date>;
  /** Forgotten once the gateway has answered. */
  payment_token: Nullable<string>;
  payment_ref: Nullable<string>;
  /** Which methods pay which part, where it is not the gateway alone: what is known of it wherever the booking is told. */
  paid_by: Json<readonly PaymentPart[] | null>;
  action_url: Nullable<string>;
  /** Until when the payer may take over it, where that is days: a slip. Null for a question that is answered at once. */
  action_until: Nullable<Date>;
  /** Whether money was ever authorised for it. */
  held: Generated<boolean>;
  /** Reserved without a payment first. */
  is_hold: Generated<boolean>;
  /** Until when the supplier keeps it unpaid. */
  hold_until: Nullable<Date>;
  /** Until when money that is held can be taken; null where that has no end. */
  held_until: Nullable<Date>;
  /**
   * How far money is that goes back: the bank has it (`under-way`), it was sent and did not arrive (`came-back`), or a person
   * has it sent once more (`sent-again`); null where nothing is known beyond the state.
   */
  return_stage: Nullable<'under-way' | 'came-back' | 'sent-again'>;
  /** Until when a supplier that thinks about an order answers at the latest. */
  answers_by: Nullable<Date>;
  /** Why it is cancelled, in words and in the supplier's code. */
  cancel_reason: Nullable<string>;
  cancel_code: Nullable<string>;
  /** Its supplier has cancelled it, and nobody here. */
  cancelled_by_supplier: Generated<boolean>;
  /** Payments that were begun for a reservation; 0 for what is paid at once. */
  pay_attempts: Generated<number>;
  pay_key: Nullable<string>;
  pay_hash: Nullable<string>;
  pay_asked_at: Nullable<Date>;
  locator: Nullable<string>;
  supplier_ref: Nullable<string>;
  product_status: Nullable<string>;
  failure: Nullable<string>;
  message: Nullable<string>;
  /** The refusal whose words people read in its place; null of what has no words of ours. */
  message_reason: Nullable<string>;
  penalty_minor: Nullable<number>;
  refund_minor: Nullable<number>;
  /** The supplier's part of a cancellation that protection pays for; null for every other. */
  supplier_keeps_minor: Nullable<number>;
  /** Outside calls announced in the present state. */
  attempts: Generated<number>;
  /** Definite refusals so far; part of the next key, because a refused key stays refused. */
  refusals: Generated<number>;
  /** The state whose end somebody of the staff has brought about outside. */
  by_hand: Nullable<State>;
  ordered_at: Nullable<Date>;
  /** How often the supplier did not know the order, with room between, and when it last counted. */
  absences: Generated<number>;
  absent_at: Nullable<Date>;
  /** What an answer that came too late has left outside, to be given back; null: nothing. */
  stray: Json<Stray | null>;
  unresolved_since: Nullable<Date>;
  raised_at: Nullable<Date>;
  next_try_at: Nullable<Date>;
  lease_token: Nullable<string>;
  /** Goes up with every sign of life of its driver. */
  lease_beat: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** What the ledger has after every entry, to be read through `sales.ts`: see `040-booking-sales`. */
interface Sums {
  charged_minor: GeneratedAlways<number>;
  refunded_minor: GeneratedAlways<number>;
  cost_minor: GeneratedAlways<number>;
  earned_markup_minor: GeneratedAlways<number>;
  earned_fee_minor: GeneratedAlways<number>;
  earned_penalty_minor: GeneratedAlways<number>;
  earned_protection_minor: GeneratedAlways<number>;
}

/** What the database keeps with a booking by itself. */
interface BookingFigures extends Sums {
  /** The locator in capitals, as it is looked up. */
  locator_key: GeneratedAlways<string | null>;
  /** Whose trip it is: the client's, else whoever's made it. */
  account_id: GeneratedAlways<string>;
}

export interface BookingTable extends BookingColumns, BookingFigures {
  /** When who traveled was taken out of it, because the account is gone. */
  forgotten_at: Nullable<Date>;
}

/** What bookings add up to, which the database keeps by itself: see `076-booking-figures-rolled-up`. */
interface BookingFiguresTable extends Sums {
  agency_id: string;
  /** A month, `YYYY-MM`, or a day of it, `YYYY-MM-DD`. */
  span: string;
  product: string;
  state: Standing;
  currency: string;
  /** Bookings that were made then, and those of them for which something was charged. */
  bookings: GeneratedAlways<number>;
  sold: GeneratedAlways<number>;
  /** Bookings that end then, whenever they were made; all other figures are of those that were made then. */
  ending: GeneratedAlways<number>;
}

/** Accounts that were deleted, by nothing but their ids. */
interface DeletedAccountTable {
  agency_id: string;
  user_id: string;
  deleted_at: Date;
}

export interface BookingEventTable {
  agency_id: string;
  booking_id: string;
  seq: number;
  at: Date;
  type: string;
  data: Json<unknown>;
}

export interface PaymentTable {
  agency_id: string;
  id: Generated<string>;
  booking_id: string;
  kind: 'authorise' | 'capture' | 'void' | 'refund';
  idempotency_key: string;
  amount_minor: number;
  currency: string;
  status: 'sent' | 'done' | 'refused';
  payment_ref: Nullable<string>;
  card: Json<unknown>;
  created_at: Date;
  updated_at: Date;
}

export interface LedgerEntryTable {
  agency_id: string;
  id: Generated<number>;
  booking_id: string;
  posting: string;
  account: string;
  /** Minor units: debits positive, credits negative. */
  amount_minor: number;
  currency: string;
  at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    quote: QuoteTable;
    booking: BookingTable;
    booking_figures: BookingFiguresTable;
    deleted_account: DeletedAccountTable;
    booking_event: BookingEventTable;
    payment: PaymentTable;
    ledger_entry: LedgerEntryTable;
  }
}

export type BookingRow = Selectable<BookingColumns>;
export type ReadBooking = Selectable<BookingTable>;
export type QuoteRow = Selectable<QuoteTable>;
