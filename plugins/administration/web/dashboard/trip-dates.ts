import type { TripSummary } from '@/core/contract';
import type { Formatter } from '@/core/i18n/format';

/** When the trip is, in the places' own time; dates that cannot be read are shown as they came. */
export function tripDates(
  trip: Pick<TripSummary, 'startsAt' | 'endsAt'>,
  format: Pick<Formatter, 'dateRange'>,
): string {
  try {
    return format.dateRange(trip.startsAt, trip.endsAt || trip.startsAt);
  } catch {
    return [trip.startsAt, trip.endsAt].filter(Boolean).join(' – ');
  }
}
