import type { Logger } from 'pino';
import type { PaymentGateway } from '../../ports/payment';
import type { AgencyRecord } from '../../ports/agency';
import type { Change } from '../changes/change';
import type { Call } from '../outside/failpoints';
import type { Outside } from '../outside/outside';
import type { State } from '../states';
import type { ToldAgent } from '../store/store';
import type { BookingRow } from '../tables';
import type { BookingProduct } from '../../ports/booking';

/** What a step may ask; steps decide and never write. */
export interface StepContext {
  readonly outside: Outside;
  readonly payments: PaymentGateway;
  readonly product: BookingProduct;
  readonly agency: AgencyRecord;
  readonly agentsToTell: (row: BookingRow) => Promise<readonly ToldAgent[]>;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** Whether this is the first outside call of the state, announced by the write that entered it. */
  readonly first: boolean;
}

export interface Step {
  /** The call that the step makes, announced by a write before it; null when it only decides. */
  readonly call: Call | null;
  readonly run: (row: BookingRow, context: StepContext) => Promise<Change>;
}

export type Steps = Partial<Record<State, Step>>;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** Twice as long each time, a minute at most. */
export const backOff = (row: Pick<BookingRow, 'attempts'>): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(10, Math.max(0, row.attempts - 1)));

/** A person has been called; ask again now and then in case somebody has settled it outside. */
export const LONG_WAIT_MS = 5 * 60_000;

/** When the present payment was asked for: with the booking, or later for a reservation. */
export const payingSince = (row: Pick<BookingRow, 'created_at' | 'pay_asked_at'>): Date =>
  row.pay_asked_at ?? row.created_at;

export const minutesSince = (from: Date, now: Date): number => (now.getTime() - from.getTime()) / 60_000;

export const unknownChange = (row: BookingRow, call: Call, why: string): Change => ({
  events: [{ type: `unknown.${call}`, data: { why: why.slice(0, 300) } }],
  unresolved: true,
  waitMs: backOff(row),
});
