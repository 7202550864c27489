import { z } from 'zod/mini';
import {
  AgencyBookingsQuery,
  agencyFigures,
  BookingId,
  BookingProgress,
  Email,
  endpoint,
  HeldPrice,
  Money,
  OwnBookingsQuery,
  PersonName,
  Phone,
  pricingFields,
  purchaseFields,
  SentMoney,
} from '@/core/contract';
import {
  bookedFields,
  bookedRowFields,
  Cancellation,
  cancelFigures,
} from '@/core/contract/bookings/bookable-parts';
import { isDay } from '@/core/contract/date';
import { ActivityDetails, ActivityOption, LanguageGuide, TravelerCounts } from './activity-page';
import { ActivityBeginning } from './beginning';
import { activityFieldRefusals } from './refusals';
import { isMeasure, TRANSPORT_FIELDS, TRANSPORT_MODES } from './questions';
import { TRAVELER_CATEGORIES } from './vocabulary';

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** R334: a height or a weight, in either unit. */
const measure = <Unit extends 'cm' | 'ft' | 'kg' | 'lbs'>(units: readonly [Unit, Unit], reason: string) =>
  z
    .strictObject({ value: z.number(reason).check(z.minimum(0, reason)), unit: z.enum(units) })
    .check(z.refine((given) => isMeasure(given), reason));

/** Letters and digits, as it stands in the passport. */
const PassportNumber = line(30).check(
  z.regex(/^$|^[A-Z\d][A-Z\d -]*$/i, activityFieldRefusals.passportNumberWrong.reason),
);
/** An airline's letters with a number behind them: "TP1356", "U2 8401". */
export const FlightNumber = line(12).check(
  z.regex(/^$|^(?=.{0,2}[A-Z])[A-Z\d]{2,3} ?\d{1,4}[A-Z]?$/i, activityFieldRefusals.flightNumberWrong.reason),
);

/** Somebody who takes part, with what is asked of each (R332). */
export const ActivityTraveler = z.strictObject({
  category: z.enum(TRAVELER_CATEGORIES),
  firstName: PersonName,
  lastName: PersonName,
  dateOfBirth: z.optional(z.string().check(z.refine(isDay, activityFieldRefusals.date.reason))),
  height: z.optional(measure(['cm', 'ft'], activityFieldRefusals.height.reason)),
  weight: z.optional(measure(['kg', 'lbs'], activityFieldRefusals.weight.reason)),
  passportNumber: z.optional(PassportNumber),
  passportExpiryDate: z.optional(
    z.string().check(z.refine(isDay, activityFieldRefusals.passportExpiryDate.reason)),
  ),
  /** ISO 3166 alpha-2. */
  passportNationality: z.optional(
    z.string().check(z.regex(/^[A-Z]{2}$/, activityFieldRefusals.passportNationality.reason)),
  ),
});
export type ActivityTraveler = z.output<typeof ActivityTraveler>;

const isFlightNumber = (text: string): boolean => FlightNumber.safeParse(text).success;

/** R336: how somebody arrives or leaves; fields of other modes are left out. */
export const ActivityTransport = z.strictObject({
  mode: z.enum(TRANSPORT_MODES),
  fields: z.partialRecord(z.enum(TRANSPORT_FIELDS), line(120)).check(
    z.refine(({ flightNumber = '' }) => isFlightNumber(flightNumber), {
      error: activityFieldRefusals.flightNumberWrong.reason,
      path: ['flightNumber'],
    }),
  ),
});

/** Characters of what somebody wishes. */
export const ACTIVITY_REQUEST_LENGTH = 500;

/** Whether a phone number says which country it is of. */
export const hasCountry = (phone: string): boolean => /^\s*\+/.test(phone);

/** Who takes part, the lead traveller first, how they are reached, and what is asked of the whole booking (R331). */
export const ActivityGuests = z.strictObject({
  travelers: z
    .array(ActivityTraveler)
    .check(z.minLength(1, activityFieldRefusals.nobody.reason), z.maxLength(100)),
  email: Email,
  phone: Phone,
  pickup: z.optional(
    z.union([
      z.strictObject({ point: line(80) }),
      z.strictObject({ text: line(200) }),
      /** "I will decide later". */
      z.strictObject({ later: z.literal(true) }),
      /** "I will come to the meeting point". */
      z.strictObject({ meet: z.literal(true) }),
    ]),
  ),
  tourLanguage: z.optional(LanguageGuide),
  arrival: z.optional(ActivityTransport),
  departure: z.optional(ActivityTransport),
  specialRequests: z.optional(line(ACTIVITY_REQUEST_LENGTH)),
});
export type ActivityGuests = z.output<typeof ActivityGuests>;

/** An activity as it is priced, booked and shown. */
export const BookedActivity = z.object({
  /** Sealed for the agency. */
  id: z.string(),
  activity: ActivityDetails,
  option: ActivityOption,
  travelers: TravelerCounts,
});
export type BookedActivity = z.output<typeof BookedActivity>;

export const ActivityQuote = z.extend(HeldPrice, { offer: BookedActivity });
export type ActivityQuote = z.output<typeof ActivityQuote>;

/**
 * R330, R331. Errors: 404 "Activity not found", 409 "Product is not available on this date", 410 "Bookable item is no longer
 * available", 502 "Something went wrong".
 */
export const checkoutActivity = endpoint({
  method: 'POST',
  path: '/api/activities/bookings/checkout',
  access: 'user',
  summary: 'Asks for the price of now of a chosen option, and holds it for the caller.',
  rate: 'search',
  forClient: true,
  body: z.strictObject({ optionId: z.string().check(z.minLength(1), z.maxLength(4000)), ...pricingFields }),
  response: z.object({ data: ActivityQuote }),
});

/** Addresses of others are shown only where nobody on the way can read or change what they lead to. */
export const isHttps = (text: string): boolean => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
};

/** The paper of whoever runs it, which counts where it begins instead of ours. */
export const OrganizerVoucher = z.object({
  url: z.string().check(z.refine(isHttps)),
  /** It is not taken on a screen. */
  mustPrint: z.boolean(),
});
export type OrganizerVoucher = z.output<typeof OrganizerVoucher>;

/** A booking in full; its status is one of ACTIVITY_STATUSES, or another (G117). */
export const ActivityReservation = z.object({
  ...bookedFields,
  offer: BookedActivity,
  guests: ActivityGuests,
  cancellation: z.nullable(Cancellation),
  canCancel: z.boolean(),
  /** Until when the supplier answers at the latest, ISO UTC; null once it has (R337, R341). */
  answeredBy: z.nullable(z.string()),
  /** What is scanned at the entrance: one for all, or one for each traveller. */
  vouchers: z.array(z.object({ code: z.string(), traveler: z.nullable(z.string()) })),
  /** Null where what is shown is ours. */
  organizerVoucher: z.optional(z.nullable(OrganizerVoucher)),
  /** The paper that counts: ours, or the organizer's. */
  pdfurl: z.string(),
});
export type ActivityReservation = z.output<typeof ActivityReservation>;

/**
 * R331 to R333, R337, R341: booked at once, or submitted to the supplier, which answers within 48 hours; money is authorised
 * until then. Errors: 409 `PRICE_CHANGED`, 409 `QUOTE_EXPIRED`, 409 `IDEMPOTENCY_MISMATCH`, 410 "Bookable item is no longer
 * available", 422 with the field that lacks, 403 `PAYMENT_DISABLED`.
 */
export const bookActivity = endpoint({
  method: 'POST',
  path: '/api/activities/bookings/book',
  access: 'user',
  summary: 'Books a quoted option once per idempotency key, however often it is asked.',
  rate: 'write',
  body: z.strictObject({ ...purchaseFields, guests: ActivityGuests }),
  response: z.object({
    data: z.object({
      bookingId: z.string(),
      progress: BookingProgress,
      reservation: z.optional(ActivityReservation),
    }),
  }),
});

/** R348. Errors: 404 "Booking not found". */
export const getActivityBooking = endpoint({
  method: 'GET',
  path: '/api/activities/bookings/{id}/details',
  access: 'user',
  servicing: true,
  summary: 'An activity that was booked, by its id or by its record locator.',
  response: z.object({ data: ActivityReservation }),
});

/** A row of a list of bookings. */
export const ActivityBookingRow = z.object({
  ...bookedRowFields,
  activityName: z.string(),
  leadPassenger: z.string(),
  /** Clocks where it takes place. */
  activityDateTime: z.string(),
  city: z.string(),
});
export type ActivityBookingRow = z.output<typeof ActivityBookingRow>;

/** What My Trips shows of an activity beside what every trip has. */
export const ActivityTripDetails = z.object({
  name: z.string(),
  /** The way that was chosen to do it. */
  option: z.string(),
  city: z.string(),
  /** Null where nothing of it can be read any more. */
  begins: z.nullable(ActivityBeginning),
  picture: z.nullable(z.string()),
  travelers: TravelerCounts,
  /** Clocks where it takes place, `HH:mm`; null where it is open all day. */
  startTime: z.nullable(z.string()),
  /** Until when the supplier answers at the latest, ISO UTC; null once it has. */
  answeredBy: z.nullable(z.string()),
  organizerVoucher: z.optional(z.nullable(OrganizerVoucher)),
  /** Staff only (SEC-35): what the supplier charges. */
  wholesale: z.optional(Money),
});
export type ActivityTripDetails = z.output<typeof ActivityTripDetails>;

/** R432. Errors: 502 "Unable to fetch bookings". */
export const listMyActivities = endpoint({
  method: 'GET',
  path: '/api/activities/user/bookings',
  access: 'user',
  servicing: true,
  summary: "The user's own activity bookings, newest first.",
  query: OwnBookingsQuery,
  response: z.object({ data: z.array(ActivityBookingRow), totalCount: z.int() }),
});

/** R441: its row with what is staff's alone (SEC-35). */
export const AgencyActivityRow = z.extend(ActivityBookingRow, {
  ...agencyFigures,
  reasonForCancellation: z.nullable(z.string()),
  refundAmount: z.nullable(Money),
});
export type AgencyActivityRow = z.output<typeof AgencyActivityRow>;

/** R377 to R382, R441. A restricted agent sees the own ones only (R171). */
export const listAgencyActivities = endpoint({
  method: 'GET',
  path: '/api/agency/activities/bookings',
  access: 'staff',
  servicing: true,
  summary: "The agency's activity bookings, newest first; a restricted agent's own.",
  query: AgencyBookingsQuery,
  response: z.object({ data: z.array(AgencyActivityRow), totalCount: z.int() }),
});

/** Errors: 404 "Booking not found". */
export const getAgencyActivity = endpoint({
  method: 'GET',
  path: '/api/agency/activities/bookings/{id}',
  access: 'staff',
  servicing: true,
  summary: "One of the agency's activity bookings: its row, and the booking in full.",
  response: z.object({ data: z.object({ row: AgencyActivityRow, reservation: ActivityReservation }) }),
});

/** Why somebody cancels, as the supplier wants it told. */
export const CancelReason = z.object({ code: z.string(), text: z.string() });

/**
 * R342. Errors: 404 "Booking not found", 409 "Booking has already been cancelled", 409 "Booking cannot be cancelled", 502
 * "Something went wrong" when the supplier does not tell.
 */
export const getActivityPenalty = endpoint({
  method: 'GET',
  path: '/api/activities/bookings/{id}/cancel-penalty',
  access: 'user',
  servicing: true,
  summary: 'What cancelling costs now, what comes back, and the reasons to choose from.',
  response: z.object({
    data: z.object({
      ...cancelFigures,
      reasons: z.array(CancelReason),
      refundAmount: Money,
      exchangeRate: z.number(),
      currency: z.string(),
    }),
  }),
});

/** R343 to R347. Errors: as `getActivityPenalty`. A changed refund cancels nothing: it is sent anew with Yes. */
export const cancelActivity = endpoint({
  method: 'POST',
  path: '/api/activities/bookings/cancel',
  access: 'user',
  servicing: true,
  summary: 'Cancels an activity for the refund that was quoted.',
  rate: 'write',
  body: z.strictObject({
    bookingId: BookingId,
    reason: line(80).check(z.minLength(1)),
    /** What comes back by the last quote. */
    quoteAmount: SentMoney,
  }),
  response: z.object({
    data: z.discriminatedUnion('priceChanged', [
      z.object({ priceChanged: z.literal(true), refundAmount: Money }),
      z.object({ priceChanged: z.literal(false), reservation: ActivityReservation }),
    ]),
  }),
});

/** R348. Without `email` it goes to who booked. Errors: 404 "Booking not found", 409 when it is not confirmed. */
export const sendActivityEmail = endpoint({
  method: 'POST',
  path: '/api/activities/bookings/email',
  access: 'user',
  servicing: true,
  summary: 'Sends the confirmation of an own booking again, with its voucher and calendar file.',
  rate: 'write',
  body: z.strictObject({ bookingId: BookingId, email: z.optional(Email) }),
  response: z.object({ data: z.string() }),
});

/** Errors: 404 "Booking not found", 409 where the organizer's own voucher counts. */
export const getActivityVoucher = endpoint({
  method: 'GET',
  path: '/api/activities/bookings/voucher.pdf',
  access: 'user',
  servicing: true,
  summary: 'The voucher for where it begins as PDF, with codes to scan.',
  produces: 'application/pdf',
  query: z.strictObject({ bookingId: BookingId }),
  response: z.unknown(),
});
