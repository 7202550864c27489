import type { BookingState } from '../contract/bookings/booking';

export type TripsLook = 'timeline' | 'list';

/** What is in the address of My Trips. */
export interface TripFilter {
  when: 'upcoming' | 'past' | 'all';
  category?: string | undefined;
  state?: BookingState | undefined;
  /** What the booking reference starts with. */
  locator?: string | undefined;
  view: TripsLook;
  page: number;
}

export const PAGE_SIZE = 10;

const narrowing = ({ category, state, locator }: TripFilter) => ({
  ...(category ? { category } : {}),
  ...(state ? { state } : {}),
  ...(locator ? { locator } : {}),
});

/** The call's body for what the address says (R172). */
export const tripQuery = (filter: TripFilter) => ({
  when: filter.when,
  ...narrowing(filter),
  order: 'trip' as const,
  from: (filter.page - 1) * PAGE_SIZE,
  size: PAGE_SIZE,
});

/** What the CSV file holds: all pages of what the filters leave. */
export const downloadQuery = (filter: TripFilter) => ({ when: filter.when, ...narrowing(filter) });

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** Whether something beside the time narrows the list: decides what an empty list advises. */
export const isNarrowed = (filter: TripFilter): boolean => Object.keys(narrowing(filter)).length > 0;
