import { safeParse, z } from 'zod/mini';
import { renewedKey } from '../address';
import { dropEverywhere, moveEverywhere, tabStore } from '../../../session/tab-store';

/** The checkouts that bookings of this tab came from, by booking. */
const ways = tabStore('way-back');
const Way = z.object({ href: z.string(), key: z.string() });

const read = (bookingId: string) => safeParse(Way, ways.read(bookingId)).data;

/**
 * A booking is on its way: what was typed is kept until its end is known, because the payer's bank may still refuse, far
 * from the checkout's page. `href` is the checkout's address with its key in it.
 */
export const rememberWay = (bookingId: string, key: string, href: string): void =>
  ways.keep(bookingId, { href, key });

/** The booking is made: what was typed for it goes. */
export function forgetWay(bookingId: string): void {
  const way = read(bookingId);
  if (way) dropEverywhere(way.key);
  ways.drop(bookingId);
}

/** Whether this tab knows the checkout of a booking. */
export const knowsWay = (bookingId: string): boolean => read(bookingId) !== undefined;

/** The address of the checkout for another attempt, with everything that was typed; null when this tab does not know it. */
export function takeWay(bookingId: string): string | null {
  const way = read(bookingId);
  if (!way) return null;
  const next = renewedKey(way.key);
  moveEverywhere(way.key, next);
  ways.drop(bookingId);
  return way.href.replace(way.key, next);
}
