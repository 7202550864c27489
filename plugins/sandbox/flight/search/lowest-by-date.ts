import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NetPrice, SupplierSearch } from '@/plugins/flight/face/port';
import { type Combining, groupsOf } from './combine';
import type { Itinerary } from '../timetable/itinerary';
import { lowestOf } from './lowest';
import { PUBLISHED_FACTOR } from '../offers/offer';
import { isOnSale, isTicketable, itinerariesFor } from './found-offers';

interface Looking extends Pick<Combining, 'today' | 'from' | 'profile'> {
  readonly signal: AbortSignal;
}

/** The lowest price of a search on each of the dates. Ways of a leg on a date are looked for once, not once a pair. */
export async function lowestOn(
  search: SupplierSearch,
  dates: readonly (readonly string[])[],
  { today, from, profile, signal }: Looking,
): Promise<(NetPrice | null)[]> {
  const known = new Map<string, Itinerary[]>();
  const combining: Combining = { search, today, from, profile };
  const isSold = isTicketable(combining);
  const found: (NetPrice | null)[] = [];
  for (const days of dates) {
    // Others have their turn in between, and whoever goes away is noticed.
    await nextTurn();
    signal.throwIfAborted();
    const legs = search.legs.map((leg, index) => ({
      ...leg,
      departureDate: days[index] ?? leg.departureDate,
    }));
    if (!legs.every((leg) => isOnSale(leg.departureDate, today)) || !isSold) {
      found.push(null);
      continue;
    }
    const perLeg = legs.map((leg, index) => {
      const key = `${index}${leg.departureDate}`;
      let ways = known.get(key);
      if (!ways) known.set(key, (ways = itinerariesFor(leg, combining)));
      return ways;
    });
    const lowest = lowestOf(groupsOf(perLeg, combining), combining);
    found.push(lowest && { ...lowest.price, published: publishedOf(lowest.price) });
  }
  return found;
}

const publishedOf = ({ base, taxes }: Pick<NetPrice, 'base' | 'taxes'>) => ({
  amount: Math.round(base.amount * PUBLISHED_FACTOR) + taxes.amount,
  currency: base.currency,
});
