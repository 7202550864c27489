import { z } from 'zod/mini';
import type { HotelGuests } from '../contract';
import { BookedRequest, ShownProperty } from '../face/order';

/** What a price is asked with, before anybody is named. */
const QuoteRequest = z.object({ shown: z.optional(ShownProperty) });

/** The property as it was shown; null of what was asked before that was kept. */
export const shownIn = (request: unknown): ShownProperty | null =>
  z.safeParse(QuoteRequest, request).data?.shown ?? null;

/** A stay with its property as it was shown, and with the times of its own that were not told then. */
export const shownAs = <Stay extends ShownProperty>(stay: Stay, shown: ShownProperty | null): Stay => ({
  ...stay,
  ...shown,
  checkIn: shown?.checkIn.from ? shown.checkIn : stay.checkIn,
  checkOut: shown?.checkOut ?? stay.checkOut,
});

/** What is kept of what was sent, beside the property as it was shown. */
export const requestOf = (
  { rooms, email, phone, arrivalTime, specialRequests }: HotelGuests,
  shown: ShownProperty | null,
): BookedRequest => ({
  guests: rooms,
  email,
  phone,
  arrivalTime: arrivalTime ?? null,
  specialRequests: specialRequests || null,
  ...(shown ? { shown } : {}),
});

/** The guests' last names; none before they are known. */
export const lastNamesOf = (request: unknown): string[] =>
  z.safeParse(BookedRequest, request).data?.guests.map(({ lastName }) => lastName) ?? [];

/** The guest of the first room, as agents read of them. */
export const nameOf = ({ guests }: Pick<BookedRequest, 'guests'>): string => {
  const [first] = guests;
  return first ? `${first.firstName} ${first.lastName}` : '';
};
