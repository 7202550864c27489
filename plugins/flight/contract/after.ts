import { z } from 'zod/mini';
import { BookingProgress, BookingState, endpoint, Money, PaymentInput } from '@/core/contract';
import { FlightBookingRow, FlightReservation } from './booking';
import { FlightBookingRequest } from './checkout';
import { IsoDate } from './date';
import { FlightLeg } from './offer';

/** The life of a booking after the sale: hold and pay, ticket, cancel, changed schedules, the agency's list. */

const Id = z.string().check(z.minLength(1), z.maxLength(100));

/** Where tickets of the vendor `CTW` are asked for, instead of `issueTicket.path` (R232, G119). */
export const ticketPathCTW = '/api/v2/flight/ticket/ctw';
/** The vendor whose bookings are ticketed by `issueTicketCTW` (M234). */
export const VENDOR_CTW = 'CTW';

// --- hold and pay later

/**
 * Reserves a repriced offer whose `payLater` is set, without a payment. The answer's state is `reserved` (or
 * `processing`: follow it through `getBookingProgress`). Errors as `bookFlight`, and 409 `CONFLICT` "This fare must be
 * paid at once".
 */
export const holdFlight = endpoint({
  method: 'POST',
  path: '/api/v2/flight/hold',
  access: 'user',
  summary: 'Reserves a quoted offer without payment until its ticket time limit, once per idempotency key.',
  rate: 'write',
  body: z.omit(FlightBookingRequest, { payment: true }),
  response: z.object({ data: BookingProgress }),
});

/**
 * Pays a reserved booking before its ticket time limit, once per idempotency key. A declined card leaves it reserved, with
 * the reason in `progress.message`. Errors: 409 `PRICE_CHANGED` with both prices when it costs more than
 * `acceptedTotal`, 409 `CONFLICT` "Ticket time has already passed", 404 "Invalid booking id".
 */
export const payHeldFlight = endpoint({
  method: 'POST',
  path: '/api/v2/flight/payHeld',
  access: 'user',
  summary: 'Pays a reserved booking; its tickets are issued and then the money is taken.',
  rate: 'write',
  body: z.strictObject({
    bookingId: Id,
    /** The total on the traveller's screen; never more is charged (INV-5). */
    acceptedTotal: Money,
    payment: PaymentInput,
    /** Instead of the Idempotency-Key header: one per press of the button, kept over reloads. */
    idempotencyKey: z.optional(z.string().check(z.minLength(8), z.maxLength(100))),
  }),
  response: z.object({ data: BookingProgress }),
});

// --- cancel, void, refund

/**
 * What a cancellation means. `void`: within 24 hours of ticketing, everything comes back. `refund`: by the rules of the
 * fare. `withdraw`: not paid yet, nothing is owed. `schedule-change`: the airline changed the flights, free of charge.
 */
export const CancelKind = z.enum(['void', 'refund', 'withdraw', 'schedule-change']);
export type CancelKind = z.output<typeof CancelKind>;

export const CancelTerms = z.object({
  bookingId: z.string(),
  vmid: z.string(),
  kind: CancelKind,
  /** What is kept of the total that was paid; pass it back as `acceptedPenalty`. */
  penalty: Money,
  /** What comes back to the payer. */
  refund: Money,
  /** Until when it may be voided for free, ISO UTC; null when that is over or never was. */
  voidUntil: z.nullable(z.string()),
  /** Until when these terms count as accepted by `cancelByPnr`, ISO UTC. */
  expiresAt: z.string(),
});
export type CancelTerms = z.output<typeof CancelTerms>;

const PenaltyBody = z.strictObject({ bookingId: Id });
const CancelBody = z.strictObject({
  bookingId: Id,
  /** The penalty that was shown; 409 `PENALTY_CHANGED` when it is higher by now. */
  acceptedPenalty: Money,
});
const Pnr = z.strictObject({ pnr: z.string().check(z.minLength(1), z.maxLength(20)) });

/** R218. Errors: 404 "Invalid booking id", 409 when it cannot be cancelled, 502 "Error while fetching flight booking details". */
export const getPenalty = endpoint({
  method: 'POST',
  path: '/api/flight/get-penalty',
  access: 'user',
  summary: 'What cancelling the booking costs now and what comes back.',
  body: PenaltyBody,
  response: z.object({ data: CancelTerms }),
});

/**
 * What a finished attempt answers (R226). An attempt that failed, or whose end is not known, is an error and never this:
 * 409 "Error in flight cancellation" (the supplier refused, the booking is what it was), 502 "Flight cancellation failed"
 * or "Update refund status failed" (not known yet; the booking is `processing` with the status "Cancelling").
 */
const Cancelled = z.object({ data: FlightReservation, message: z.string() });

/** R226, R227 */
export const cancelVoidBooking = endpoint({
  method: 'POST',
  path: '/api/flight/flightCancelVoidBooking',
  access: 'user',
  summary:
    'Voids a ticketed booking where that is still free, and otherwise cancels it at the accepted penalty.',
  rate: 'write',
  body: CancelBody,
  response: Cancelled,
});

/** R226, R227 */
export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/flight/flight-cancel-booking',
  access: 'user',
  summary: 'Cancels a booking, ticketed or not, at the accepted penalty.',
  rate: 'write',
  body: CancelBody,
  response: Cancelled,
});

/** G58, SEC-02: cancels at the terms that `getPenalty` told the same user in the last 15 minutes, else `PENALTY_CHANGED`. */
export const cancelByPnr = endpoint({
  method: 'GET',
  path: '/api/v2/flight/cancel',
  access: 'user',
  summary: 'Cancels the booking with this record locator at the terms that were shown last.',
  changesState: true,
  rate: 'write',
  query: Pnr,
  response: Cancelled,
});

// --- the agency's side

/** A row of the agency's list with every column of R438. The figures are staff's only (SEC-35). */
export const AgencyFlightRow = z.extend(FlightBookingRow, {
  /** `orderId` of `issueTicket`. */
  orderId: z.nullable(z.string()),
  /** The supplier's own number of the order. */
  confirmationNumber: z.nullable(z.string()),
  /** Who sells it; `CTW` is ticketed by `issueTicketCTW`. */
  vendor: z.string(),
  /** What the supplier charges. */
  costPrice: Money,
  /** What the ledger owes the agency of it, the fee left out: its markup, or what it kept of a cancellation. */
  commissionEarned: Money,
  /** The agency's fee as the ledger has it; zero after a refund that returned it. */
  transactionFees: Money,
  /** What a cancellation cost; null when none was made. */
  penaltyAmount: z.nullable(Money),
  refundAmount: z.nullable(Money),
  /** The gateway's reference of the payment; null before one was authorised. */
  transactionHash: z.nullable(z.string()),
  bookedBy: z.object({ userId: z.string(), name: z.string(), email: z.string() }),
  canTicket: z.boolean(),
  canCancel: z.boolean(),
  /** The airline changed the flights and nobody has answered yet. */
  needsAction: z.boolean(),
});
export type AgencyFlightRow = z.output<typeof AgencyFlightRow>;

const whole = (min: number, max: number) =>
  z.coerce.number<number | string>().check(z.int(), z.minimum(min), z.maximum(max));

/** R377 to R382. Restricted agents see their own bookings only (R171). */
export const listAgencyFlights = endpoint({
  method: 'GET',
  path: '/api/v3/agency/flights/bookings',
  access: 'staff',
  summary: "The agency's flight bookings, newest first; a restricted agent's own.",
  query: z.strictObject({
    offSet: z.optional(whole(0, 10_000)),
    limit: z.optional(whole(1, 100)),
    /** A word of `getBookingStatuses`, or any other status word; empty for all. */
    selectedStatus: z.optional(z.string().check(z.maxLength(60))),
    /** What the record locator or the airline's starts with. */
    searchString: z.optional(z.string().check(z.maxLength(60))),
    /** Booked on or after, on or before. */
    startDate: z.optional(z.union([IsoDate, z.literal('')])),
    endDate: z.optional(z.union([IsoDate, z.literal('')])),
    /** `true`: trips that are over; `false`: the others; absent: all. */
    showPastTrips: z.optional(z.enum(['true', 'false'])),
    userId: z.optional(z.string().check(z.maxLength(60))),
  }),
  response: z.object({ data: z.array(AgencyFlightRow), totalCount: z.int() }),
});

/** The flight that replaces the row with the same `vmid` (R231). */
const Replaced = z.object({ data: AgencyFlightRow, message: z.string() });

const TicketBody = z.strictObject({ orderId: Id });

/**
 * R230, R232, G123. `Ticketed`, or `Ticket Requested` while the airline thinks about it. Errors: 404 "Invalid booking
 * id", 409 "Failed to issue ticket", 409 when it is not paid, or is ticketed already.
 */
export const issueTicket = endpoint({
  method: 'POST',
  path: '/api/v2/flight/ticket',
  access: 'staff',
  summary: 'Issues the tickets of a paid booking that has none yet.',
  rate: 'write',
  body: TicketBody,
  response: Replaced,
});

/** G119 */
export const issueTicketCTW = endpoint({
  method: 'POST',
  path: ticketPathCTW,
  access: 'staff',
  summary: 'Issues the tickets of a booking that the vendor CTW sold.',
  rate: 'write',
  body: TicketBody,
  response: Replaced,
});

/** R444 */
export const getAgencyPenalty = endpoint({
  method: 'POST',
  path: '/api/agency/flights/bookings/getPenalty',
  access: 'staff',
  summary: "What cancelling one of the agency's bookings costs now and what comes back.",
  body: PenaltyBody,
  response: z.object({ data: CancelTerms }),
});

/** R389, R444; answers and errors as `cancelVoidBooking`, with the row of the list. */
export const agencyCancelVoidBooking = endpoint({
  method: 'POST',
  path: '/api/agency/flights/bookings/flightCancelVoidBooking',
  access: 'staff',
  summary: "Voids one of the agency's bookings where that is still free, and otherwise cancels it.",
  rate: 'write',
  body: CancelBody,
  response: Replaced,
});

export const agencyCancelBooking = endpoint({
  method: 'POST',
  path: '/api/agency/flights/bookings/flightCancelBooking',
  access: 'staff',
  summary: "Cancels one of the agency's bookings at the accepted penalty.",
  rate: 'write',
  body: CancelBody,
  response: Replaced,
});

export const agencyCancelByPnr = endpoint({
  method: 'GET',
  path: '/api/v2/agency/flights/cancel',
  access: 'staff',
  summary: "Cancels the agency's booking with this record locator at the terms that were shown last.",
  changesState: true,
  rate: 'write',
  query: Pnr,
  response: Replaced,
});

// --- changed schedules, and what can be done with a booking

export const ScheduleChange = z.object({
  changeId: z.string(),
  /** `superseded`: the airline changed it once more before anybody answered. */
  state: z.enum(['action-needed', 'accepted', 'cancelled', 'superseded']),
  /** ISO, UTC. */
  noticedAt: z.string(),
  answeredAt: z.nullable(z.string()),
  before: z.array(FlightLeg),
  after: z.array(FlightLeg),
});
export type ScheduleChange = z.output<typeof ScheduleChange>;

/** Everything that a screen of one booking needs beside `getReservationDetails`. */
export const AfterSale = z.object({
  bookingId: z.string(),
  vmid: z.string(),
  bookingStatus: z.string(),
  state: BookingState,
  /** Reserved and not paid: until when (R229), and what it costs. */
  hold: z.nullable(z.object({ until: z.string(), payable: Money, isPast: z.boolean() })),
  /** Until when it may be voided for free, ISO UTC, as far as is known without asking the supplier. */
  voidUntil: z.nullable(z.string()),
  canPay: z.boolean(),
  canCancel: z.boolean(),
  /** False for travellers. */
  canTicket: z.boolean(),
  /** Newest first. The first one asks for an answer while its state is `action-needed`. */
  scheduleChanges: z.array(ScheduleChange),
  /** The moments at which its status changed, oldest first; words as in R228. */
  history: z.array(z.object({ at: z.string(), status: z.string() })),
});
export type AfterSale = z.output<typeof AfterSale>;

export const getAfterSale = endpoint({
  method: 'GET',
  path: '/api/v2/flight/afterSale',
  access: 'user',
  summary: 'What can be done with a booking now, its history, and changes of its schedule.',
  query: z.strictObject({ bookingId: Id }),
  response: z.object({ data: AfterSale }),
});

/**
 * Answers a changed schedule. `accept` makes the new flights those of the booking; `cancel` cancels it free of charge.
 * Errors: 409 `CONFLICT` "This change has already been answered", and those of a cancellation.
 */
export const answerScheduleChange = endpoint({
  method: 'POST',
  path: '/api/v2/flight/scheduleChange',
  access: 'user',
  summary: 'Accepts a changed schedule, or cancels the booking because of it, free of charge.',
  rate: 'write',
  body: z.strictObject({ bookingId: Id, changeId: Id, answer: z.enum(['accept', 'cancel']) }),
  response: Cancelled,
});

/** The itinerary to print, in the agency's brand and the booking's language. */
export const getItineraryPdf = endpoint({
  method: 'GET',
  path: '/api/v2/flight/itinerary.pdf',
  access: 'user',
  summary: 'The itinerary as PDF.',
  produces: 'application/pdf',
  query: z.strictObject({ bookingId: Id }),
  response: z.unknown(),
});
