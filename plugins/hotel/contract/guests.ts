import { z } from 'zod/mini';
import { Email, PersonName, Phone } from '@/core/contract';
import { hotelFieldRefusals } from './refusals';
import { HOTEL_MAX_ROOMS } from './occupancy';

/** Who a room is kept for. */
export const RoomGuest = z.strictObject({ firstName: PersonName, lastName: PersonName });
export type RoomGuest = z.output<typeof RoomGuest>;

/** Whole hours of the day of arrival, local; `next` is after midnight. */
export const ARRIVAL_HOURS = [
  ...Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`),
  'next',
] as const;

/** Characters of what a guest wishes. */
export const HOTEL_REQUEST_LENGTH = 500;

/** Who comes: a guest for each room, how they are reached, and what they wish. */
export const HotelGuests = z.strictObject({
  /** In the order of the search's rooms. */
  rooms: z
    .array(RoomGuest)
    .check(z.minLength(1), z.maxLength(HOTEL_MAX_ROOMS, hotelFieldRefusals.rooms.reason)),
  email: Email,
  phone: Phone,
  arrivalTime: z.optional(z.enum(ARRIVAL_HOURS)),
  specialRequests: z.optional(z.string().check(z.trim(), z.maxLength(HOTEL_REQUEST_LENGTH))),
});
export type HotelGuests = z.output<typeof HotelGuests>;
