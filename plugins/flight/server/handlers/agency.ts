import { flightAnswers } from '../../contract/refusals';
import { handle, type Handler } from '@/server/ports/handle';
import {
  agencyCancelBooking,
  agencyCancelByPnr,
  agencyCancelVoidBooking,
  getAgencyPenalty,
  issueTicket,
  issueTicketCTW,
  listAgencyFlights,
} from '../../contract';
import { cancelFlight, quoteCancel } from '../after/cancellation';
import { agencyRows } from '../after/rows';
import { issueTickets } from '../after/ticket';
import { flights } from '../product';
import { findByOrder } from './bookings';

/**
 * The agency's side of what follows a sale (G03), which answers the row that replaces the one of the list (R231); restricted
 * agents reach their own bookings only (R171, G123).
 */
export const agencyHandlers: readonly Handler[] = [
  handle(listAgencyFlights, (input) => flights.agencyList(input, input.query, agencyRows)),

  ...[issueTicket, issueTicketCTW].map((endpoint) =>
    handle(endpoint, async (input) => {
      const booking = await findByOrder(input, input.body.orderId);
      const { record, answer } = await issueTickets(input, booking, endpoint === issueTicketCTW);
      return { data: await flights.agencyRow(input, record.id, agencyRows), ...answer };
    }),
  ),

  handle(getAgencyPenalty, async (input) => ({ data: await quoteCancel(input, input.body.bookingId) })),

  ...[agencyCancelVoidBooking, agencyCancelBooking].map((endpoint) =>
    handle(endpoint, async (input) => {
      const record = await flights.find(input, input.body.bookingId);
      const { id } = await cancelFlight(input, record, input.body.acceptedPenalty);
      return { data: await flights.agencyRow(input, id, agencyRows), ...flightAnswers.cancelled };
    }),
  ),

  handle(agencyCancelByPnr, async (input) => {
    const record = await flights.findByLocator(input, input.query.pnr);
    const { id } = await cancelFlight(input, record, null);
    return { data: await flights.agencyRow(input, id, agencyRows), ...flightAnswers.cancelled };
  }),
];
