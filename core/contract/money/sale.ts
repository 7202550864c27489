import { z } from 'zod/mini';
import { TripSummary } from '../bookings/booking';
import { IsoDate } from '../date';
import { endpoint } from '../endpoint';
import { paging } from '../pages';
import { Email } from '../people/person';

/** `percent` is of wholesale; any other type is a flat amount in major units of the price's currency (R225, G70). */
export const MarkupInput = z.strictObject({
  type: z.string().check(z.minLength(1), z.maxLength(20)),
  value: z.number(),
});
export type MarkupInput = z.output<typeof MarkupInput>;

/** One per press of a button, kept over reloads; instead of the Idempotency-Key header. */
export const IdempotencyKey = z.string().check(z.minLength(8), z.maxLength(100));

/** What the agency's lists of bookings can be ordered by: when it was booked, when it begins, its price and so on. */
export const BookingsOrder = z.enum(['booked', 'travel', 'price', 'locator', 'status']);
export type BookingsOrder = z.output<typeof BookingsOrder>;

/** What narrows the agency's lists of bookings, whatever the product (R378 to R381). */
export const AgencyBookingsFilter = z.strictObject({
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
export type AgencyBookingsFilter = z.output<typeof AgencyBookingsFilter>;

/** What the agency's lists of bookings may be asked for (R377 to R382). */
export const AgencyBookingsQuery = z.extend(AgencyBookingsFilter, {
  ...paging,
  /** Without it what was booked last comes first. */
  sortBy: z.optional(BookingsOrder),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
});
export type AgencyBookingsQuery = z.output<typeof AgencyBookingsQuery>;

/** Who made a booking, or for whom it was made, as the agency's lists show it. */
export const BookedBy = z.object({ userId: z.string(), name: z.string(), email: z.string() });
export type BookedBy = z.output<typeof BookedBy>;

/**
 * R400. Sends the confirmation of a booking, with the product's own attachments, once more. Errors: 404 for a booking that
 * the caller may not see, 409 "This booking is not confirmed".
 */
export const emailItinerary = endpoint({
  method: 'POST',
  path: '/api/v2/agency/email-itinerary',
  access: 'staff',
  summary: "Sends the itinerary of one of the agency's bookings to its traveler, or to another address.",
  rate: 'write',
  body: z.strictObject({
    bookingId: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Instead of the booking's own contact. */
    email: z.optional(Email),
  }),
  response: z.object({ data: z.object({ sentTo: z.string() }), message: z.string() }),
});

/** For a search across products; a restricted agent finds the own ones (R171). */
export const findAgencyBookings = endpoint({
  method: 'GET',
  path: '/api/agency/bookings/find',
  access: 'staff',
  summary: "The agency's bookings of any product whose record locator begins like this, newest first.",
  query: z.strictObject({ locator: z.string().check(z.minLength(1), z.maxLength(20)) }),
  response: z.object({ data: z.array(TripSummary) }),
});
