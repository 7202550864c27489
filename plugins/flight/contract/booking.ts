import { z } from 'zod/mini';
import { BookingId, endpoint, OwnBookingsQuery } from '@/core/contract';
import { bookedFields } from '@/core/contract/bookings/bookable-parts';
import { FlightBookingRow } from './booking-row';
import { PricedExtras } from './extras';
import { FareFamily, FlightOffer } from './offer';
import { flightRefusals } from './refusals';
import { BillingAddress, Contact, Traveller } from './traveller';

/** A booking in full, for its owner and the agency's staff. */
export const FlightReservation = z.object({
  ...bookedFields,
  /** The key that lists match rows by (G79). */
  vmid: z.string(),
  airlineRecordLocator: z.nullable(z.string()),
  confirmationNumber: z.nullable(z.string()),
  /** One a traveller, once issued. */
  ticketNumbers: z.array(z.string()),
  /** `YYYY-MM-DD` at the first airport. */
  travelDate: z.string(),
  ticketTimeLimit: z.nullable(z.string()),
  transactionHash: z.nullable(z.string()),
  vendor: z.string(),
  offer: FlightOffer,
  fareFamily: FareFamily,
  travellers: z.array(Traveller),
  /** Seats and additional bags by the index of the traveller; absent when nothing was added to the fare. */
  extras: z.optional(PricedExtras),
  contact: Contact,
  billing: BillingAddress,
});
export type FlightReservation = z.output<typeof FlightReservation>;

/** The supplier's reference of an order. */
export const OrderId = z.string().check(z.minLength(1), z.maxLength(250));

/** R233. Errors: 404 "Invalid booking id". */
export const getReservationDetails = endpoint({
  method: 'GET',
  path: '/api/v2/flight/getReservationDetails',
  access: 'user',
  servicing: true,
  summary: "A booking by its id or by the supplier's order id: exactly one of them.",
  query: z
    .strictObject({ bookingId: z.optional(BookingId), orderID: z.optional(OrderId) })
    .check(
      z.refine(
        (query) => (query.bookingId === undefined) !== (query.orderID === undefined),
        flightRefusals.idOrOrder.reason,
      ),
    ),
  response: z.object({ data: FlightReservation }),
});

/** R241. Without `email` it goes to the booking's contact. */
export const sendConfirmationMail = endpoint({
  method: 'POST',
  path: '/api/v2/flight/sendFlightConfirmMail',
  access: 'user',
  servicing: true,
  summary: 'Sends the confirmation of an own booking again.',
  rate: 'write',
  body: z.strictObject({ bookingId: BookingId, email: z.optional(Contact.shape.email) }),
  response: z.object({ data: z.string() }),
});

/** R432, in the paging words of the other lists (G19). */
export const listBookings = endpoint({
  method: 'GET',
  path: '/api/v2/flight/bookings/all',
  access: 'user',
  servicing: true,
  summary: "The user's own bookings of this product, newest first.",
  query: OwnBookingsQuery,
  response: z.object({ data: z.array(FlightBookingRow), totalCount: z.int() }),
});

/** R433 */
export const getBookingStatuses = endpoint({
  method: 'GET',
  path: '/api/flight/bookingStatus',
  access: 'user',
  servicing: true,
  summary: 'The status words that bookings may be filtered by.',
  response: z.object({ data: z.array(z.string()) }),
});
