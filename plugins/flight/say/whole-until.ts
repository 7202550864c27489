import { instantOf } from '@/core/say/clock';
import type { FlightOffer } from '../contract';

/** Until when all of a fare comes back that is bought now, ISO: to departure, or for the hours after; null when it never does. */
export function wholeUntil(
  { terms: { refund, voidHours }, flights: [first] }: Pick<FlightOffer, 'terms' | 'flights'>,
  now: Date,
): string | null {
  if (refund.service === 'included' && first)
    return instantOf(first.departureTime.slice(0, 16), first.departureZone).toISOString();
  return voidHours > 0 ? new Date(now.getTime() + voidHours * 3_600_000).toISOString() : null;
}
