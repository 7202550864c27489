import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';
import { AgencyFlightRow } from './agency-list';
import { OrderId } from './booking';
import { CancelBody, CancelTerms, PenaltyBody, Pnr } from './cancellation';

/** The agency's side of bookings: tickets, cancelling. */

/** Where tickets of the vendor `CTW` are asked for, instead of `issueTicket.path` (R232, G119). */
export const ticketPathCTW = '/api/v2/flight/ticket/ctw';
/** The vendor whose bookings are ticketed by `issueTicketCTW` (M234). */
export const VENDOR_CTW = 'CTW';

/** The flight that replaces the row with the same `vmid` (R231). */
const Replaced = z.object({ data: AgencyFlightRow, message: z.string(), reason: z.optional(z.string()) });

const TicketBody = z.strictObject({ orderId: OrderId });

/**
 * R230, R232, G123. `Ticketed`, or `Ticket Requested` while the airline thinks about it. Errors: 404 "Invalid booking
 * id", 409 "Failed to issue ticket", 409 when it is not paid, or is ticketed already.
 */
export const issueTicket = endpoint({
  method: 'POST',
  path: '/api/v2/flight/ticket',
  access: 'staff',
  servicing: true,
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
  servicing: true,
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
  servicing: true,
  summary: "What cancelling one of the agency's bookings costs now and what comes back.",
  body: PenaltyBody,
  response: z.object({ data: CancelTerms }),
});

/** R389, R444; answers and errors as `cancelVoidBooking`, with the row of the list. */
export const agencyCancelVoidBooking = endpoint({
  method: 'POST',
  path: '/api/agency/flights/bookings/flightCancelVoidBooking',
  access: 'staff',
  servicing: true,
  summary: "Voids one of the agency's bookings where that is still free, and otherwise cancels it.",
  rate: 'write',
  body: CancelBody,
  response: Replaced,
});

export const agencyCancelBooking = endpoint({
  method: 'POST',
  path: '/api/agency/flights/bookings/flightCancelBooking',
  access: 'staff',
  servicing: true,
  summary: "Cancels one of the agency's bookings at the accepted penalty.",
  rate: 'write',
  body: CancelBody,
  response: Replaced,
});

export const agencyCancelByPnr = endpoint({
  method: 'GET',
  path: '/api/v2/agency/flights/cancel',
  access: 'staff',
  servicing: true,
  summary: "Cancels the agency's booking with this record locator at the terms that were shown last.",
  changesState: true,
  rate: 'write',
  query: Pnr,
  response: Replaced,
});
