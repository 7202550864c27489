import type { Tx } from '../../db/types';
import type { Audit, MailMessage } from '../../ports/services';
import type { Call } from '../outside/failpoints';
import type { Posting } from '../money/ledger';
import type { State } from '../states';
import type { BookingRow, PaymentTable } from '../tables';

export interface EventEntry {
  readonly type: string;
  readonly data?: unknown;
}

/** What is asked of the gateway (`sent`), or how that ended. */
export interface PaymentChange {
  readonly key: string;
  readonly kind: PaymentTable['kind'];
  readonly amount: number;
  readonly status: PaymentTable['status'];
  readonly paymentRef?: string;
  readonly card?: { brand: string; last4: string };
}

type Kept =
  | 'state'
  | 'version'
  | 'agency_id'
  | 'id'
  | 'attempts'
  | 'unresolved_since'
  | 'raised_at'
  | 'next_try_at'
  | 'lease_token'
  | 'lease_beat'
  | 'updated_at';

/** What a step decided, to be written in one transaction. */
export interface Change {
  /** States passed through; the booking rests in the last one. Absent: it stays where it is. */
  readonly to?: readonly State[];
  readonly events?: readonly EventEntry[];
  readonly set?: Partial<Omit<BookingRow, Kept>>;
  readonly payments?: readonly PaymentChange[];
  readonly postings?: readonly Posting[];
  readonly mail?: Omit<MailMessage, 'agencyId'>;
  /** Letters to others about the same. */
  readonly copies?: readonly Omit<MailMessage, 'agencyId'>[];
  /** Rows of others that are written in the same transaction. */
  readonly also?: (tx: Tx) => Promise<void>;
  readonly audit?: Omit<Parameters<Audit['record']>[1], 'agencyId' | 'subject'>;
  /** The outside call that the new state begins with; announced in the same write. */
  readonly announces?: Call;
  /** Milliseconds until somebody should look again; absent: go on at once. */
  readonly waitMs?: number;
  /** Nobody knows yet: the clock towards calling a person runs (INV-6); false stops it, absent leaves it as it is. */
  readonly unresolved?: boolean;
  /** Call a person now; only somebody outside can settle this. Null: nobody is needed any more. */
  readonly raise?: string | null;
}
