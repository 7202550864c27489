/** Where a process of the storm lives, and what the weather is when it starts. */
export interface Place {
  readonly dir: string;
  /** Of the gateway and the supplier. */
  readonly journals: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Milliseconds by which its clock is wrong. */
  readonly setBy: number;
  readonly isCalm: boolean;
  /** How coarsely time passes for the checker. */
  readonly slackMs: number;
}

/** What the process is told. */
export type Order = { kind: 'set'; by: number } | { kind: 'calm' } | { kind: 'count' } | { kind: 'judge' };

export interface Judged {
  readonly kind: 'judged';
  readonly violations: readonly string[];
  readonly bookings: number;
  /** Payments that a reward wallet made, or was to make. */
  readonly byWallet: number;
  /** Everything that was written of bookings, milliseconds. */
  readonly moves: readonly { id: string; at: number; type: string }[];
  readonly letters: readonly { writtenAt: number; sentAt: number | null }[];
}

/** What it tells. */
export type Report =
  | { kind: 'ready' }
  | { kind: 'open'; many: number }
  | { kind: 'trouble'; what: string }
  | Judged;
