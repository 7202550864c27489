import type { LookupOutcome } from '@/server/ports/booking';
import type { Ask } from '../../kit/http';
import { referenceIn } from '../../kit/reference';
import {
  type Books,
  findSent,
  type Made,
  type Named,
  type Reading,
} from '@/server/selling/supplier/outside/order-once';
import { readable } from '@/server/selling/supplier/outside/readable';
import { Booking, Bookings } from '../api/schemas';
import { bookings, outcomeOf } from './booking';

const FIND_MS = 20_000;
const PAGE = 200;
/** Bookings are listed without regard to whose they are: so many pages are looked through. */
const MOST_PAGES = 10;

export interface Finding extends Books {
  readonly ask: Ask;
}

/** The booking of this reference as Duffel has it; null when it shows none. Throws DuffelTrouble. */
async function bookingOf(ask: Ask, reference: string, signal: AbortSignal): Promise<Made | null> {
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query: Record<string, string> = { limit: String(PAGE), ...(after ? { after } : {}) };
    const answer = await ask(Bookings, {
      ...{ method: 'GET', path: '/stays/bookings', call: 'find booking' },
      ...{ query, timeoutMs: FIND_MS, signal },
    });
    const booking = readable(Booking, answer.data ?? []).find((each) => referenceIn(each) === reference);
    if (booking) return { orderId: booking.id, outcome: outcomeOf(booking) };
    after = answer.after;
    if (!after) break;
  }
  return null;
}

/** How bookings of stays are read. */
export const readingOf = (ask: Ask, { reference }: Named, signal: AbortSignal): Reading => ({
  read: async (bookingId) => outcomeOf(await bookings.read(ask, bookingId, signal)),
  search: () => bookingOf(ask, reference, signal),
});

/** How an order that was or may have been sent stands. Throws DuffelTrouble when Duffel cannot be asked. */
export const findBooking = (
  { ask, ...books }: Finding,
  named: Named,
  signal: AbortSignal,
): Promise<LookupOutcome> => findSent(books, named, readingOf(ask, named, signal));
