import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { WalletMove } from '../../contract/account';

type Nullable<T> = Generated<T | null>;

interface WalletAgencyTable {
  agency_id: string;
  /** Since when it is switched on without a break: what was booked before earns nothing. */
  since: Date;
}

interface WalletAccountTable {
  agency_id: string;
  user_id: string;
  currency: string;
  /** As the owner decided; null: as the agency has it for everybody. */
  is_on: Nullable<boolean>;
  balance_minor: Generated<number>;
  /** Of the balance: set aside for bookings that are just being made. */
  held_minor: Generated<number>;
  /** Taken back of earnings that were spent already. */
  owed_minor: Generated<number>;
  /** Earned, and not written about yet. */
  untold_minor: Generated<number>;
  told_at: Nullable<Date>;
  /** When its owner agreed that staff who book for them pay with it; null: they have not. */
  agreed_at: Nullable<Date>;
  /** Since when its user is gone. */
  closed_at: Nullable<Date>;
  created_at: Date;
}

interface WalletEntryTable {
  agency_id: string;
  id: GeneratedAlways<number>;
  user_id: string;
  /** What is written once: `earned:<booking>`, `paid:<payment>`, … */
  posting: string;
  account: 'client' | 'agency';
  move: WalletMove;
  amount_minor: number;
  /** The client's afterwards; null on the agency's side. */
  balance_minor: Nullable<number>;
  currency: string;
  booking_id: Nullable<string>;
  reason: Nullable<string>;
  by_user_id: Nullable<string>;
  at: Date;
}

interface WalletLotTable {
  agency_id: string;
  id: Generated<string>;
  user_id: string;
  given_minor: number;
  left_minor: number;
  /** Null: never. */
  expires_at: Nullable<Date>;
  is_warned: Generated<boolean>;
  created_at: Date;
}

/** What a payment took of one lot. */
export interface TakenLot {
  readonly id: string;
  readonly amount: number;
  /** ISO; null: never. */
  readonly expiresAt: string | null;
}

interface WalletPaymentTable {
  agency_id: string;
  ref: string;
  key: string;
  hash: string;
  /** Null: of nobody who is known; it was declined. */
  user_id: Nullable<string>;
  booking_id: Nullable<string>;
  currency: string;
  amount_minor: number;
  refunded_minor: Generated<number>;
  status: 'declined' | 'held' | 'captured' | 'voided';
  /** Name of the refusal. */
  declined: Nullable<string>;
  /** Soonest to expire first. */
  lots: ColumnType<TakenLot[], unknown, unknown>;
  created_at: Date;
}

interface WalletSettlementTable {
  agency_id: string;
  key: string;
  hash: string;
  ref: string;
  /** Null: it was done. */
  refused: Nullable<string>;
  created_at: Date;
}

interface WalletEarningTable {
  agency_id: string;
  booking_id: string;
  user_id: string;
  /** As it was promised when the trip was booked. */
  basis_points: number;
  status: 'pending' | 'credited' | 'dropped';
  due_at: Date;
  expected_minor: number;
  earned_minor: Generated<number>;
  taken_back_minor: Generated<number>;
  credited_at: Nullable<Date>;
  created_at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    wallet_agency: WalletAgencyTable;
    wallet_account: WalletAccountTable;
    wallet_entry: WalletEntryTable;
    wallet_lot: WalletLotTable;
    wallet_payment: WalletPaymentTable;
    wallet_settlement: WalletSettlementTable;
    wallet_earning: WalletEarningTable;
  }
}

export type AccountRow = Selectable<WalletAccountTable>;
export type PaymentRow = Selectable<WalletPaymentTable>;
