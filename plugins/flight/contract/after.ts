import { z } from 'zod/mini';
import { BookingId, BookingProgress, BookingState, endpoint, Money, payingFields } from '@/core/contract';
import { Cancelled } from './cancellation';
import { FlightBookingRequest } from './checkout';
import { FlightLeg } from './offer';

/** The life of a booking after the sale: hold and pay, changed schedules, what can be done. See also `cancel`, `agency`. */

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
  servicing: true,
  summary: 'Pays a reserved booking; its tickets are issued and then the money is taken.',
  rate: 'write',
  body: z.strictObject({
    bookingId: BookingId,
    ...payingFields,
  }),
  response: z.object({ data: BookingProgress }),
});

// --- changed schedules, and what can be done with a booking

const ChangeId = z.string().check(z.minLength(1), z.maxLength(250));

/** `settle`: staff has agreed the new flights with the airline, where the supplier takes no other yes. */
export const ScheduleAnswer = z.enum(['accept', 'cancel', 'settle']);
export type ScheduleAnswer = z.output<typeof ScheduleAnswer>;

export const ScheduleChange = z.object({
  changeId: z.string(),
  /** `superseded`: the airline changed it once more before anybody answered. */
  state: z.enum(['action-needed', 'accepted', 'cancelled', 'superseded']),
  /** ISO, UTC. */
  noticedAt: z.string(),
  answeredAt: z.nullable(z.string()),
  before: z.array(FlightLeg),
  /** Empty where nobody can tell: the flights are cancelled, or split over several orders. */
  after: z.array(FlightLeg),
  /** What can be answered here; absent: `accept` and `cancel`. Without any the agency settles it with the airline. */
  answers: z.optional(z.array(ScheduleAnswer)),
});
export type ScheduleChange = z.output<typeof ScheduleChange>;

/** Everything that a screen of one booking needs beside `getReservationDetails`. */
export const AfterSale = z.object({
  bookingId: z.string(),
  vmid: z.string(),
  bookingStatus: z.string(),
  state: BookingState,
  /** Reserved and not paid: until when (R229), and what it costs. */
  hold: z.nullable(
    z.object({
      until: z.string(),
      payable: Money,
      isPast: z.boolean(),
      /** What is being paid at a bank or a shop, where it is shown, and until when. */
      slip: z.nullable(z.object({ url: z.string(), until: z.string() })),
    }),
  ),
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
  servicing: true,
  summary: 'What can be done with a booking now, its history, and changes of its schedule.',
  query: z.strictObject({ bookingId: BookingId }),
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
  servicing: true,
  summary: 'Accepts a changed schedule, or cancels the booking because of it, free of charge.',
  rate: 'write',
  body: z.strictObject({ bookingId: BookingId, changeId: ChangeId, answer: ScheduleAnswer }),
  response: Cancelled,
});

/** The itinerary to print, in the agency's brand and the booking's language. */
export const getItineraryPdf = endpoint({
  method: 'GET',
  path: '/api/v2/flight/itinerary.pdf',
  access: 'user',
  servicing: true,
  summary: 'The itinerary as PDF.',
  produces: 'application/pdf',
  query: z.strictObject({ bookingId: BookingId }),
  response: z.unknown(),
});
