import { z } from 'zod/mini';
import { BookingProgress, BookingState, Price } from './booking';
import { LocalTime } from '../date';
import { Money } from '../money/money';
import { Email, PersonName, Phone } from '../people/person';
import { BookingId } from '../money/purchase';
import { AgencyShare, Settlement } from '../money/settlement';
import { inputRefusals } from '../refusals/input';

/** What every offer has beside what is the product's own. */
export const OfferFrame = z.object({
  id: z.string(),
  /** Who supplies it. */
  supplier: z.string(),
  /** What people call it. */
  title: z.string(),
  /** Clocks at its place. */
  startsAt: LocalTime,
  endsAt: LocalTime,
  /** IANA, of those clocks. */
  zone: z.string(),
  /** Where that is, for people. */
  city: z.string(),
  /** The platform's place there, if it knows one: its city is named in the language of who reads. */
  place: z.optional(z.string()),
  price: Money,
  /** Until when it may be given back for nothing, ISO UTC; null when it never may. */
  freeUntil: z.nullable(z.string()),
  /** Staff only (SEC-35). */
  wholesale: z.optional(Money),
  agencyFee: z.optional(Money),
});
export type OfferFrame = z.output<typeof OfferFrame>;

/** Who books, for whom it is, and where letters go. */
export const Guest = z.strictObject({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  phone: z.optional(Phone),
});
export type Guest = z.output<typeof Guest>;

/** Once it was cancelled: why, what was kept and what came back. */
export const Cancellation = z.object({
  reason: z.nullable(z.string()),
  penalty: z.nullable(Money),
  refund: z.nullable(Money),
});
export type Cancellation = z.output<typeof Cancellation>;

/** What every booking says of itself, of whatever product. */
export const bookedFields = {
  bookingId: z.string(),
  orderId: z.nullable(z.string()),
  recordLocator: z.nullable(z.string()),
  /** A word of the engine's or of the supplier's, shown as it is where nobody has another for it (G87). */
  bookingStatus: z.string(),
  /** ISO, UTC. */
  dateBooked: z.string(),
  /** Goes up with everything that becomes of it, and when that last was, ISO UTC. */
  revision: z.int(),
  changedAt: z.string(),
  bookedCurrency: z.string(),
  price: Price,
  progress: BookingProgress,
};

/** A booking in full, without the product's `offer` and `request`. */
export const reservationFields = {
  ...bookedFields,
  guest: Guest,
  cancellation: z.nullable(Cancellation),
  canCancel: z.boolean(),
};

/** What every row of a list of bookings has, of whatever product. */
export const bookedRowFields = {
  bookingId: z.string(),
  recordLocator: z.nullable(z.string()),
  dateBooked: z.string(),
  salesPrice: Money,
  bookedCurrency: z.string(),
  bookingStatus: z.string(),
  state: BookingState,
};

/** A row of a list of bookings, without the product's `details`. */
export const rowFields = {
  ...bookedRowFields,
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  travelers: z.array(z.string()),
};

/** What cancelling costs now, of whatever product. */
export const cancelFigures = {
  bookingId: z.string(),
  /** What is kept of the total that was paid; passed back as `acceptedPenalty`. */
  penalty: Money,
  /** What comes back to the payer. */
  refund: Money,
  settlement: Settlement,
  /** Staff only (SEC-35): what the agency keeps and loses. */
  agency: z.optional(AgencyShare),
};

/** The same with the time until which it is free. */
export const CancellationTerms = z.object({
  ...cancelFigures,
  /** Until when it may be given back for nothing, ISO UTC; null when that is over or never was. */
  freeUntil: z.nullable(z.string()),
});
export type CancellationTerms = z.output<typeof CancellationTerms>;

/** By its id or by its record locator: exactly one of them. */
export const BookingName = z
  .strictObject({
    bookingId: z.optional(BookingId),
    recordLocator: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(20))),
  })
  .check(
    z.refine(
      (name) => (name.bookingId === undefined) !== (name.recordLocator === undefined),
      inputRefusals.idOrLocator.reason,
    ),
  );

export const OfferId = z.string().check(z.minLength(1), z.maxLength(4000));
