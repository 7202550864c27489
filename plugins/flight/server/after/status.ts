import type { BookingRecord } from '@/server/ports/booking';
import { FLIGHT_STATUSES, type FlightStatus } from '../../contract';

/** What happens to a flight booking after the supplier has it. */
export const FLIGHT_EVENTS = [
  'ticket-asked',
  'ticket-issued',
  'ticket-refused',
  'confirmed',
  'cancelled',
  'rejected',
] as const;
export type FlightEvent = (typeof FLIGHT_EVENTS)[number];

/** R228: where each status may go, and by what. What is not listed changes nothing. */
export const FLIGHT_TRANSITIONS: Readonly<
  Record<FlightStatus, Readonly<Partial<Record<FlightEvent, FlightStatus>>>>
> = {
  Booked: {
    'ticket-asked': 'Ticket Requested',
    'ticket-issued': 'Ticketed',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    rejected: 'Rejected',
  },
  'Ticket Requested': {
    'ticket-issued': 'Ticketed',
    'ticket-refused': 'Booked',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    rejected: 'Rejected',
  },
  Ticketed: { confirmed: 'Confirmed', cancelled: 'Cancelled' },
  Confirmed: { cancelled: 'Cancelled' },
  Cancelled: {},
  Rejected: {},
};

export const isFlightStatus = (status: string): status is FlightStatus =>
  (FLIGHT_STATUSES as readonly string[]).includes(status);

/** Null when the event does not belong there. A word that nobody here knows stays what it is (G87). */
export const statusAfter = (status: string, event: FlightEvent): string | null =>
  isFlightStatus(status) ? (FLIGHT_TRANSITIONS[status][event] ?? null) : null;

/** The engine's own states in the words of a flight; for the others the supplier's word stands. */
export const OF_STAGE: Readonly<Record<string, FlightStatus>> = {
  issuing: 'Ticket Requested',
  failed: 'Rejected',
  refunding: 'Cancelled',
  cancelled: 'Cancelled',
};

/** The status word of a booking: never `Cancelled` before the supplier has agreed (G06). */
export const statusOf = ({ stage, progress }: Pick<BookingRecord, 'stage' | 'progress'>): string =>
  OF_STAGE[stage] ?? progress.status;

/** The same for a row that carries the traveller's state only. */
export const wordOf = ({ state, status }: { state: string; status: string }): string =>
  OF_STAGE[state] ?? status;
