import { z } from 'zod/mini';
import { IsoDate } from './date';

/** `percent` is of wholesale; any other type is a flat amount in major units of the price's currency (R225, G70). */
export const MarkupInput = z.strictObject({
  type: z.string().check(z.minLength(1), z.maxLength(20)),
  value: z.number(),
});
export type MarkupInput = z.output<typeof MarkupInput>;

/** One per press of a button, kept over reloads; instead of the Idempotency-Key header. */
export const IdempotencyKey = z.string().check(z.minLength(8), z.maxLength(100));

/** A whole number from a query, where it comes as text. */
export const wholeFrom = (min: number, max: number) =>
  z.coerce.number<number | string>().check(z.int(), z.minimum(min), z.maximum(max));

/** What the agency's lists of bookings may be asked for, whatever the product (R377 to R382). */
export const AgencyBookingsQuery = z.strictObject({
  offSet: z.optional(wholeFrom(0, 10_000)),
  limit: z.optional(wholeFrom(1, 100)),
  /** A status word of the product, or any other; empty for all. */
  selectedStatus: z.optional(z.string().check(z.maxLength(60))),
  /** What a record locator starts with. */
  searchString: z.optional(z.string().check(z.maxLength(60))),
  /** Booked on or after, on or before. */
  startDate: z.optional(z.union([IsoDate, z.literal('')])),
  endDate: z.optional(z.union([IsoDate, z.literal('')])),
  /** `true`: trips that are over; `false`: the others; absent: all. */
  showPastTrips: z.optional(z.enum(['true', 'false'])),
  userId: z.optional(z.string().check(z.maxLength(60))),
});
export type AgencyBookingsQuery = z.output<typeof AgencyBookingsQuery>;

/** Who made a booking, as the agency's lists show it. */
export const BookedBy = z.object({ userId: z.string(), name: z.string(), email: z.string() });
export type BookedBy = z.output<typeof BookedBy>;
