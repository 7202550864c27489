import type { TripSummary } from '../contract/bookings/booking';
import { isTripOver } from '../say/trip-over';

export interface TripMonth {
  key: string;
  /** First day of the month in which its trips begin, `YYYY-MM-01`. */
  month: string;
  isPast: boolean;
  trips: readonly TripSummary[];
}

/** Trips of one month stand under one heading, once; what is over never shares it with what is to come. */
export function monthsOf(trips: readonly TripSummary[], now: Date): TripMonth[] {
  const months: { key: string; month: string; isPast: boolean; trips: TripSummary[] }[] = [];
  for (const trip of trips) {
    const month = `${trip.startsAt.slice(0, 7)}-01`;
    const isPast = isTripOver(trip, now);
    const known = months.find((each) => each.month === month && each.isPast === isPast);
    if (known) known.trips.push(trip);
    else months.push({ key: `${month}${isPast ? '-past' : ''}`, month, isPast, trips: [trip] });
  }
  return months;
}
