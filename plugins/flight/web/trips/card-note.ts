import type { BookingState } from '@/core/contract';
import type { FlightTripDetails } from '../../contract';
import { ticketTime } from '../booking/hold/ticket-time';

/** What the traveller has to do about a trip, for its card: pay in time, or answer a changed schedule. */
export function cardNote(
  state: BookingState,
  { needsAction, ticketTimeLimit }: Pick<FlightTripDetails, 'needsAction' | 'ticketTimeLimit'>,
  now: Date = new Date(),
): 'action-needed' | 'pay' | 'passed' | null {
  if (state === 'confirmed') return needsAction ? 'action-needed' : null;
  if (state !== 'reserved') return null;
  const time = ticketTime(ticketTimeLimit, now);
  return time && (time.kind === 'open' ? 'pay' : 'passed');
}
