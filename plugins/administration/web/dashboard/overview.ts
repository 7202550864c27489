import type { BookingState, TripSummary } from '@/core/contract';
import type { Tone } from '@/core/ui/tone';

/** The numbers over the dashboard, each counted by the API host (R358). */
export interface Totals {
  bookings: number;
  confirmed: number;
  upcoming: number;
  cancelled: number;
}

/** What a reading call has come to. */
export interface Reading<Data> {
  data?: Data | undefined;
  error: unknown;
}

export type Overview =
  | { status: 'loading' }
  | { status: 'ready'; totals: Totals; recent: readonly TripSummary[] }
  | { status: 'failed'; error: unknown };

interface Answers {
  recent: Reading<{ data: readonly TripSummary[]; totalCount: number }>;
  confirmed: Reading<number>;
  upcoming: Reading<number>;
  cancelled: Reading<number>;
}

/**
 * One view of the dashboard's calls: any failure clears the counts and the list and keeps its error, so that
 * old numbers are never taken for new ones (R164, R359).
 */
export function overviewOf({ recent, confirmed, upcoming, cancelled }: Answers): Overview {
  const failed = [recent, confirmed, upcoming, cancelled].find(({ error }) => error);
  if (failed) return { status: 'failed', error: failed.error };
  if (
    !recent.data ||
    confirmed.data === undefined ||
    upcoming.data === undefined ||
    cancelled.data === undefined
  )
    return { status: 'loading' };
  return {
    status: 'ready',
    totals: {
      bookings: recent.data.totalCount,
      confirmed: confirmed.data,
      upcoming: upcoming.data,
      cancelled: cancelled.data,
    },
    recent: recent.data.data,
  };
}

/** How a booking's state is shown beside its word. */
export const TONE_OF_STATE: Readonly<Record<BookingState, Tone | 'progress'>> = {
  processing: 'progress',
  'action-required': 'warning',
  reserved: 'warning',
  confirmed: 'success',
  cancelled: 'neutral',
  failed: 'danger',
};

/** The first traveller and how many more there are. */
export const leadTraveller = (travelers: readonly string[]): { name: string; others: number } => ({
  name: travelers[0] ?? '',
  others: Math.max(0, travelers.length - 1),
});
