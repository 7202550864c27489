import type { Money } from '@/core/contract';

/** What is compared: bookings and ledger as plain rows, and the books of those outside. None of it is made by the engine. */
export interface Books {
  readonly bookings: readonly BookingFact[];
  readonly ledger: readonly LedgerFact[];
  /** Null where the gateway cannot list them. */
  readonly payments: readonly PaymentFact[] | null;
  readonly orders: readonly OrderFact[];
}

export interface BookingFact {
  agency_id: string;
  id: string;
  state: string;
  currency: string;
  accepted_minor: number;
  total_minor: number;
  penalty_minor: number | null;
  wholesale: number;
  is_hold: boolean;
  /** The state that somebody of the staff has brought to its end outside. */
  by_hand: string | null;
  /** It has come to rest, so that all books have to say the same of it. */
  rests: boolean;
  /** Its supplier's books are here. */
  isListed: boolean;
  /** What the booking says that the ledger has of it; absent where no database keeps it. */
  figures?: Record<'net' | 'cost' | 'markup' | 'fee' | 'penalty' | 'protection', number>;
}

export interface LedgerFact {
  agency_id: string;
  booking_id: string;
  posting: string;
  account: string;
  amount_minor: number;
  currency: string;
}

/** One payment as the gateway has it. */
export interface PaymentFact {
  readonly paymentRef: string;
  /** Of the authorisation; it begins with the booking's id. Null where the gateway has none. */
  readonly key: string | null;
  readonly agencyId: string | null;
  /** In which its amounts are minor units; null where nobody has said. */
  readonly currency: string | null;
  /** How often it was authorised, and its money taken. */
  readonly authorised: boolean;
  readonly captures: number;
  readonly captured: number;
  readonly refunded: number;
  /** Authorised, neither taken nor released. */
  readonly held: number;
  readonly released: boolean;
  /** What the gateway keeps for itself, in the currency that it pays out in. */
  readonly fee?: Money;
}

/** One order as its supplier has it. */
export interface OrderFact {
  /** The booking's own id. */
  readonly reference: string;
  readonly supplierRef: string;
  /** What the supplier charges; null where it does not tell. */
  readonly net: number | null;
  /** In which it charges; null where it does not tell. */
  readonly currency: string | null;
  readonly isCancelled: boolean;
  /** What was charged each time it was issued; null where nothing is issued later, or nobody tells. */
  readonly issued: readonly number[] | null;
}
