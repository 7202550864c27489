import type { BookingState } from '../contract/booking';

/** What is in the address of My Trips. */
export interface TripFilter {
  when: 'upcoming' | 'past' | 'all';
  category?: string | undefined;
  state?: BookingState | undefined;
  page: number;
}

export const PAGE_SIZE = 10;

/** The call's body for what the address says (R172). */
export const tripQuery = ({ when, category, state, page }: TripFilter) => ({
  when,
  ...(category ? { category } : {}),
  ...(state ? { state } : {}),
  from: (page - 1) * PAGE_SIZE,
  size: PAGE_SIZE,
});

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** Whether something beside the time narrows the list: decides what an empty list advises. */
export const isNarrowed = ({ category, state }: TripFilter): boolean => Boolean(category ?? state);
