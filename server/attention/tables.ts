import type { ColumnType, Generated, Selectable } from 'kysely';
import type { AttentionKind, DifferenceCode, LetterRefusal } from '@/core/contract/attention';
import type {} from '../db/types';

/** What is known of it beside the booking. */
export interface Facts {
  /** In the words of whoever said it: a supplier, a gateway, a mail server's reader. */
  readonly said?: string;
  /** The money that it is about, in minor units of `currency`. */
  readonly amount?: number;
  readonly currency?: string;
  /** Of what was cancelled at its supplier: what that has returned. */
  readonly returned?: number;
  /** Where the booking stands. */
  readonly state?: string;
  /** Since when, or until when, ISO UTC. */
  readonly since?: string;
  readonly until?: string;
  /** Of a difference: which, and what one book says and the other. */
  readonly code?: DifferenceCode;
  readonly ours?: number;
  readonly theirs?: number;
  readonly reference?: string;
  /** Why a letter is refused for good. */
  readonly refusal?: LetterRefusal;
}

/**
 * Who has found it, and finds out when it is gone; what came `late`, what `suppliers` did by themselves, and a refund of
 * `charges` that was refused, is told once and settled by hand.
 */
export type Source =
  | 'bookings'
  | 'holds'
  | 'letters'
  | 'late'
  | 'reconciliation'
  | 'disputes'
  | 'gateway'
  | 'charges'
  | 'suppliers';

export interface AttentionTable {
  agency_id: string;
  id: Generated<string>;
  source: Source;
  kind: AttentionKind;
  /** What it is about; with the kind the same for as long as the cause lasts. */
  subject: string;
  booking_id: Generated<string | null>;
  facts: ColumnType<Facts, unknown, unknown>;
  opened_at: Date;
  /** When the agency's owner was written to. */
  told_at: Generated<Date | null>;
  /** When, by whom and how somebody has settled it. */
  settled_at: Generated<Date | null>;
  settled_by: Generated<string | null>;
  note: Generated<string | null>;
  /** When its cause was gone. */
  gone_at: Generated<Date | null>;
}

export type AttentionRow = Selectable<AttentionTable>;

declare module '@/server/db/types' {
  interface Tables {
    attention: AttentionTable;
  }
}
