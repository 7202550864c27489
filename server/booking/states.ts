import type { BookingProgress, BookingState } from '@/core/contract';

/**
 * Every state of a booking and where it may go from there. All but
 * the ones that are passed through are where a booking can be found after a crash.
 */
export const TRANSITIONS = {
  /** Written before anything is asked of anybody. */
  intent: ['repriced', 'failed'],
  repriced: ['authorising', 'ordering'],
  authorising: ['authorised', 'action-required', 'failed', 'reserved'],
  'action-required': ['authorised', 'voiding', 'failed', 'reserved', 'unpaying'],
  authorised: ['ordering', 'issuing'],
  ordering: ['booked', 'supplier-pending', 'supplier-unknown', 'voiding', 'failed'],
  'supplier-pending': ['booked', 'supplier-unknown', 'voiding', 'failed'],
  'supplier-unknown': ['booked', 'supplier-pending', 'ordering', 'voiding', 'failed'],
  /** What is paid at the place is as good as paid. */
  booked: ['capturing', 'reserved', 'captured'],
  /** Held by the supplier until a time limit, without a payment. */
  reserved: ['authorising', 'withdrawing'],
  /** The money for a reservation is held; the supplier is asked to make it a booking. */
  issuing: ['capturing', 'unpaying'],
  /** A payment for a reservation is let go of; the reservation stands. */
  unpaying: ['reserved'],
  /** An unpaid reservation is given back, because its time is over or somebody wants that. */
  withdrawing: ['cancelled', 'reserved'],
  capturing: ['captured', 'releasing'],
  captured: ['confirmed'],
  confirmed: ['cancelling'],
  /** The supplier has it, the money could not be taken: it is given back there. */
  releasing: ['voiding'],
  voiding: ['failed'],
  failed: [],
  cancelling: ['refunding', 'cancelled', 'confirmed'],
  refunding: ['cancelled'],
  /** What was returned may come back. */
  cancelled: ['refunding'],
} as const satisfies Record<string, readonly string[]>;

export type State = keyof typeof TRANSITIONS;
export const STATES = Object.keys(TRANSITIONS) as State[];

export const mayGo = (from: State, to: State): boolean =>
  (TRANSITIONS[from] as readonly State[]).includes(to);

/** States that begin and end within one write, and in which no booking is ever found. */
export const PASSED_THROUGH: readonly State[] = ['repriced', 'authorised', 'booked'];

/** States that nobody moves on by himself. */
export const SETTLED: readonly State[] = ['confirmed', 'failed', 'cancelled'];
export const isSettled = (state: State): boolean => SETTLED.includes(state);

/** Whether there is nothing left to do about a booking. */
export const isDone = ({ state, stray }: { state: State; stray: unknown }): boolean =>
  isSettled(state) && stray === null;

/** Clocks of machines that work side by side differ by less. */
export const CLOCK_SKEW_MS = 60_000;

/** The supplier has been asked and has not told: they share one clock until somebody is called (INV-6). */
export const AT_SUPPLIER: readonly State[] = ['ordering', 'supplier-pending', 'supplier-unknown'];

/** What the traveller is told; never `failed` while anything is unknown (INV-6). */
const SHOWN: Record<State, BookingState> = {
  intent: 'processing',
  repriced: 'processing',
  authorising: 'processing',
  'action-required': 'action-required',
  authorised: 'processing',
  ordering: 'processing',
  'supplier-pending': 'processing',
  'supplier-unknown': 'processing',
  booked: 'processing',
  reserved: 'reserved',
  issuing: 'processing',
  unpaying: 'processing',
  withdrawing: 'processing',
  capturing: 'processing',
  captured: 'processing',
  confirmed: 'confirmed',
  releasing: 'processing',
  voiding: 'failed',
  failed: 'failed',
  cancelling: 'processing',
  refunding: 'cancelled',
  cancelled: 'cancelled',
};

export const shownState = (state: State): BookingState => SHOWN[state];
export const statesShownAs = (shown: string): State[] => STATES.filter((state) => SHOWN[state] === shown);

/** What sums are kept of: bookings that are over, or as good as, by their state, and all others together. */
const STANDINGS = ['confirmed', 'refunding', 'cancelled', 'voiding', 'failed'] as const satisfies State[];
export type Standing = (typeof STANDINGS)[number] | 'open';
export const standingOf = (state: State): Standing => STANDINGS.find((each) => each === state) ?? 'open';

/** What became of the money so far. */
export function moneyIn(booking: {
  state: State;
  held: boolean;
  refund_minor: number | null;
}): BookingProgress['money'] {
  switch (booking.state) {
    case 'confirmed':
    case 'captured':
    case 'cancelling':
      return booking.held ? 'taken' : 'none';
    case 'refunding':
      return 'returning';
    case 'cancelled':
      if (!booking.held) return 'none';
      return booking.refund_minor ? 'returned' : 'taken';
    case 'releasing':
    case 'unpaying':
    case 'voiding':
      return booking.held ? 'returning' : 'none';
    case 'failed':
      return booking.held ? 'returned' : 'none';
    default:
      return booking.held ? 'held' : 'none';
  }
}

/** The word of lists for what is reserved and not paid, whatever the supplier calls it. */
export const RESERVED = 'Reserved';

/** Words of the engine's own for states in which a product has none. */
export const STATE_WORDS: Readonly<Partial<Record<State, string>>> = {
  'action-required': 'Awaiting Payment',
  voiding: 'Failed',
  failed: 'Failed',
  cancelling: 'Cancelling',
  withdrawing: 'Cancelling',
  refunding: 'Cancelled',
  cancelled: 'Cancelled',
};

/** The status word: the product's own once the supplier gave one, unless the booking has moved on from it. */
export const statusWord = (state: State, ofProduct: string | null): string =>
  STATE_WORDS[state] ?? ofProduct ?? 'Processing';
