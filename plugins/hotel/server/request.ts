import { z } from 'zod/mini';
import { type HotelGuests, RoomGuest } from '../contract';

/** What the booking call validated and the booking keeps. */
export const BookedRequest = z.object({
  /** Of each room, in the order of the stay's. */
  guests: z.array(RoomGuest).check(z.minLength(1)),
  email: z.string(),
  phone: z.string(),
  arrivalTime: z.nullable(z.string()),
  specialRequests: z.nullable(z.string()),
});
export type BookedRequest = z.output<typeof BookedRequest>;

/** What is kept of what was sent. */
export const requestOf = ({
  rooms,
  email,
  phone,
  arrivalTime,
  specialRequests,
}: HotelGuests): BookedRequest => ({
  guests: rooms,
  email,
  phone,
  arrivalTime: arrivalTime ?? null,
  specialRequests: specialRequests || null,
});

/** The guests' last names; none before they are known. */
export const lastNamesOf = (request: unknown): string[] =>
  z.safeParse(BookedRequest, request).data?.guests.map(({ lastName }) => lastName) ?? [];

/** The guest of the first room, as agents read of them. */
export const nameOf = ({ guests }: Pick<BookedRequest, 'guests'>): string => {
  const [first] = guests;
  return first ? `${first.firstName} ${first.lastName}` : '';
};
