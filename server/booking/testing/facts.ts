import type { PaymentFact } from '../books/facts';

/** What the checker reads. None of these types is the application's: it must not share its mistakes. */
export interface Facts {
  readonly now: Date;
  readonly bookings: readonly BookingFact[];
  readonly events: readonly { agency_id: string; booking_id: string; seq: number; at: Date; type: string }[];
  readonly ledger: readonly {
    agency_id: string;
    booking_id: string;
    posting: string;
    account: string;
    amount_minor: number;
    currency: string;
  }[];
  readonly gateway: readonly GatewayFact[];
  /** What the gateway's journal comes to, where several journals have parts of one payment. */
  readonly payments?: readonly PaymentFact[];
  readonly supplier: readonly SupplierFact[];
  /** What callers were told, in order. */
  readonly told: readonly { bookingId: string; state: string }[];
}

export interface BookingFact {
  agency_id: string;
  id: string;
  quote_id: string;
  state: string;
  version: number;
  currency: string;
  accepted_minor: number;
  total_minor: number;
  penalty_minor: number | null;
  supplier_ref: string | null;
  raised_at: Date | null;
  unresolved_since: Date | null;
  wholesale: number;
  is_hold: boolean;
  by_hand: string | null;
  /** What the booking says that the ledger has of it; absent where no database keeps it. */
  figures?: Record<'net' | 'cost' | 'markup' | 'fee' | 'penalty' | 'protection', number>;
}

export interface GatewayFact {
  /** `authorise`, `challenge`, `capture`, `void` and `refund` are of bookings. */
  type: string;
  key?: string;
  agencyId?: string;
  /** Absent where it is about a card that is kept for subscriptions. */
  paymentRef?: string;
  amount?: { amount: number; currency: string };
  result?: string;
}

export interface SupplierFact {
  type: 'booked' | 'issued' | 'cancelled';
  /** Of the order; the booking's own id. */
  reference: string;
  supplierRef: string;
  net?: number;
}

export type Query = <Row>(text: string) => Promise<Row[]>;

/** Reads the rows of these agencies with plain SQL, past everything that the application does to them. */
export async function readFacts(
  query: Query,
  agencyIds: readonly string[],
  outside: Pick<Facts, 'now' | 'gateway' | 'supplier'> & Partial<Pick<Facts, 'told' | 'payments'>>,
): Promise<Facts> {
  const theirs = `agency_id in (${agencyIds.map((id) => `'${id}'`).join(', ')})`;
  const bookings = await query<BookingFact>(`
    select agency_id, id, quote_id, state, version, currency, accepted_minor, total_minor, penalty_minor, supplier_ref,
      raised_at, unresolved_since, is_hold, by_hand,
      json_build_object('net', charged_minor - refunded_minor, 'cost', cost_minor, 'markup', earned_markup_minor,
        'fee', earned_fee_minor, 'penalty', earned_penalty_minor, 'protection', earned_protection_minor) as figures,
      (price #>> '{staff,wholesale,amount}')::bigint as wholesale
    from booking where ${theirs} order by created_at, id`);
  const events = await query<Facts['events'][number]>(
    `select agency_id, booking_id, seq, at, type from booking_event where ${theirs} order by booking_id, seq`,
  );
  const ledger = await query<Facts['ledger'][number]>(
    `select agency_id, booking_id, posting, account, amount_minor, currency from ledger_entry where ${theirs} order by id`,
  );
  return { told: [], ...outside, bookings, events, ledger };
}
