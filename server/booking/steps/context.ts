import type { Logger } from 'pino';
import type { Told } from '@/core/contract/refusal';
import type { PaymentGateway } from '../../ports/payment';
import type { AgencyRecord } from '../../ports/agency';
import type { Change } from '../changes/change';
import type { Call } from '../outside/failpoints';
import type { Outside } from '../outside/outside';
import { CLOCK_SKEW_MS, type State } from '../states';
import type { ToldAgent } from '../store/store';
import type { BookingRow } from '../tables';
import type { BookingProduct } from '../../ports/booking';
import type { TroubleFacts } from '../../ports/trouble';

/** What a step may ask; steps decide and never write. */
export interface StepContext {
  readonly outside: Outside;
  /** Told what an answer says that comes after its time-out. */
  readonly later: Record<'order' | 'payment', (row: BookingRow, ref: string | null) => Promise<void>>;
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

/** Clocks may jump and others' books lag: that something is absent has to be seen so often, so many minutes apart. */
const ABSENT_TIMES = 4;
const ABSENT_APART_MINUTES = 3;

/** Counts that somebody outside does not know of it. `isCertain` once that may be believed. */
export function absenceOf(row: Pick<BookingRow, 'absences' | 'absent_at' | 'attempts'>, now: Date) {
  const apart = row.absent_at && Math.abs(minutesSince(row.absent_at, now));
  const counts = apart === null || apart >= ABSENT_APART_MINUTES;
  const absences = row.absences + (counts ? 1 : 0);
  return {
    set: counts ? { absences, absent_at: now } : {},
    isCertain: absences >= ABSENT_TIMES,
    waitMs: backOff(row),
  };
}

/** A person has been called; ask again now and then in case somebody has settled it outside. */
export const LONG_WAIT_MS = 5 * 60_000;

/** When the present payment was asked for: with the booking, or later for a reservation. */
export const payingSince = (row: Pick<BookingRow, 'created_at' | 'pay_asked_at'>): Date =>
  row.pay_asked_at ?? row.created_at;

/** How long ago this was written; for ever when that is still to come, because the clock was set back since. */
export const minutesSinceWritten = (at: Date, now: Date): number =>
  at.getTime() - now.getTime() > CLOCK_SKEW_MS ? Infinity : Math.max(0, minutesSince(at, now));

export const minutesSince = (from: Date, now: Date): number => (now.getTime() - from.getTime()) / 60_000;

/** Keeps how it ended with the booking, for whoever is told. */
export const saying = ({ message, refusal }: Told) => ({ message, message_reason: refusal ?? null });
export const SAYING_NOTHING = { message: null, message_reason: null };

/** Why something was refused or is not known, for staff: in the supplier's words where he has said something. */
export const whyOf = ({ message, refusal, trouble }: Told & { trouble?: TroubleFacts }) => ({
  why: (trouble?.said ?? message).slice(0, 300),
  ...(refusal ? { refusal } : {}),
  ...(trouble ? { trouble } : {}),
});

export const unknownChange = (
  row: BookingRow,
  call: Call,
  why: Told & { trouble?: TroubleFacts },
): Change => ({
  events: [{ type: `unknown.${call}`, data: whyOf(why) }],
  unresolved: true,
  waitMs: backOff(row),
});
