import { z } from 'zod/mini';
import { AgencyBookingsFilter, BookedBy, endpoint, Money, Price, TripSummary } from '@/core/contract';

/** What the back office asks about bookings of any product, beside the products' own lists. */

const Id = z.string().check(z.minLength(1), z.maxLength(100));
/** What sells it: the plugin's id, or its name in the menu (`Air Travel`, `Hotels`), letter case ignored (R383). */
const Category = z.string().check(z.minLength(1), z.maxLength(40));

/** R383, SEC-39. Without a category the bookings of every product that the agency has on. */
export const downloadAgencyBookings = endpoint({
  method: 'GET',
  path: '/api/agency/bookings/download.csv',
  access: 'staff',
  summary: "The agency's bookings as CSV, newest first; a restricted agent's own.",
  query: z.extend(AgencyBookingsFilter, { category: z.optional(z.union([Category, z.literal('')])) }),
  produces: 'text/csv',
  response: z.unknown(),
});

/** Sums over every booking that a filter leaves, each currency apart; the figures of its rows. */
export const BookingTotals = z.object({
  currency: z.string(),
  bookings: z.int(),
  chargedAmount: Money,
  costPrice: Money,
  salesPrice: Money,
  commissionEarned: Money,
  markupEarned: Money,
  transactionFees: Money,
  penaltyEarned: Money,
  protectionEarned: Money,
  penaltyAmount: Money,
  refundAmount: Money,
});
export type BookingTotals = z.output<typeof BookingTotals>;

export const getBookingTotals = endpoint({
  method: 'GET',
  path: '/api/agency/bookings/totals',
  access: 'staff',
  summary: 'What the bookings that a filter leaves add up to; the currency of most of them first.',
  query: z.extend(AgencyBookingsFilter, { category: Category }),
  response: z.object({ data: z.array(BookingTotals) }),
});

/**
 * For the user filter (R381): who made bookings of a product, and for whom. A restricted agent finds himself and those for
 * whom he made some.
 */
export const findBookers = endpoint({
  method: 'GET',
  path: '/api/agency/bookings/users',
  access: 'staff',
  summary: 'People who made bookings of a product or for whom some were made, by name or e-mail address.',
  query: z.strictObject({
    category: Category,
    searchString: z.optional(z.string().check(z.maxLength(60))),
    /** One of them alone. */
    userId: z.optional(z.string().check(z.maxLength(60))),
  }),
  response: z.object({ data: z.array(BookedBy) }),
});

/** Something that happened to a booking. */
export const BookingEvent = z.object({
  at: z.string(),
  /** As the booking's own log or the agency's has it; `letter` for a letter that was sent. */
  type: z.string(),
  /** Who did it; null for what nobody did. */
  by: z.nullable(z.string()),
  /** Of a letter, its subject and where it went. */
  detail: z.nullable(z.string()),
});
export type BookingEvent = z.output<typeof BookingEvent>;

export const BookingPayment = z.object({
  at: z.string(),
  kind: z.enum(['authorise', 'capture', 'void', 'refund']),
  status: z.enum(['sent', 'done', 'refused']),
  amount: Money,
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
});
export type BookingPayment = z.output<typeof BookingPayment>;

/** One booking in full, whatever the product. */
export const AgencyBooking = z.object({
  trip: TripSummary,
  price: Price,
  contactEmail: z.string(),
  bookedBy: BookedBy,
  bookedFor: z.nullable(BookedBy),
  penalty: z.nullable(Money),
  refund: z.nullable(Money),
  cancelReason: z.nullable(z.string()),
  /** Oldest first. */
  history: z.array(BookingEvent),
  payments: z.array(BookingPayment),
});
export type AgencyBooking = z.output<typeof AgencyBooking>;

/** Errors: 404 "Booking not found" for one that the caller may not see (SEC-31). */
export const getAgencyBooking = endpoint({
  method: 'GET',
  path: '/api/agency/bookings/{id}/record',
  access: 'staff',
  summary: "One of the agency's bookings: what was sold to whom, its price, its payments and its history.",
  response: z.object({ data: AgencyBooking }),
});

/** Most saved views of one person for one list. */
export const MAX_VIEWS = 20;

/** A way of looking at a list that its reader has kept: the search part of its address. */
export const SavedView = z.object({
  id: z.string(),
  name: z.string(),
  search: z.record(z.string(), z.string()),
});
export type SavedView = z.output<typeof SavedView>;

const List = z.string().check(z.minLength(1), z.maxLength(40));

export const listViews = endpoint({
  method: 'GET',
  path: '/api/agency/bookings/views',
  access: 'staff',
  summary: 'The views of a list that the caller has saved.',
  query: z.strictObject({ list: List }),
  response: z.object({ data: z.array(SavedView) }),
});

/** One with the same name is replaced. Errors: 409 beyond MAX_VIEWS. */
export const saveView = endpoint({
  method: 'POST',
  path: '/api/agency/bookings/views',
  access: 'staff',
  summary: 'Keeps a view of a list for the caller alone.',
  rate: 'write',
  body: z.strictObject({
    list: List,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    search: z
      .record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(300)))
      .check(z.refine((search) => Object.keys(search).length <= 20)),
  }),
  response: z.object({ data: SavedView }),
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/agency/bookings/views/{id}',
  access: 'staff',
  summary: 'Forgets a view that the caller has saved.',
  rate: 'write',
  response: z.object({ data: z.object({ id: Id }) }),
});
