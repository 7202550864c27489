import type { BookingRecord, Caller } from '@/server/ports/booking';
import { handle, type Handler } from '@/server/ports/handle';
import type { Services } from '@/server/ports/services';
import {
  type AgencyFlightRow,
  agencyCancelBooking,
  agencyCancelByPnr,
  agencyCancelVoidBooking,
  getAgencyPenalty,
  issueTicket,
  issueTicketCTW,
  listAgencyFlights,
} from '../../contract';
import { CANCELLED, cancelFlight, quoteCancel } from '../after/cancel';
import { findByPnr, findFlight, unknownBooking } from '../after/find';
import { agencyRows } from '../after/rows';
import { issueTickets } from '../after/ticket';
import { houseOf } from '../supplier/suppliers';

/** The flight that replaces the matching row of the list (R231). */
async function replaced(services: Services, caller: Caller, { id }: BookingRecord): Promise<AgencyFlightRow> {
  const { data } = await services.db.withTenant(caller.agency.id, (tx) =>
    agencyRows(tx, caller, { bookingId: id }, services.clock.now()),
  );
  const [row] = data;
  if (!row) throw unknownBooking();
  return row;
}

/** The agency's side of what follows a sale (G03); restricted agents reach their own bookings only (R171, G123). */
export const agencyHandlers: readonly Handler[] = [
  handle(listAgencyFlights, ({ query, agency, user, services, request, tenant }) =>
    tenant((tx) => agencyRows(tx, { agency, user, signal: request.signal }, query, services.clock.now())),
  ),

  ...[issueTicket, issueTicketCTW].map((endpoint) =>
    handle(endpoint, async ({ body, agency, user, services, request }) => {
      const caller = { agency, user, signal: request.signal };
      const reference = await houseOf(services).referenceOf(body.orderId);
      if (!reference) throw unknownBooking();
      const booking = await findFlight(services, caller, reference);
      const { record, message } = await issueTickets(services, caller, booking, endpoint === issueTicketCTW);
      return { data: await replaced(services, caller, record), message };
    }),
  ),

  handle(getAgencyPenalty, async ({ body, agency, user, services, request }) => ({
    data: await quoteCancel(services, { agency, user, signal: request.signal }, body.bookingId),
  })),

  ...[agencyCancelVoidBooking, agencyCancelBooking].map((endpoint) =>
    handle(endpoint, async ({ body, agency, user, services, request }) => {
      const caller = { agency, user, signal: request.signal };
      const record = await findFlight(services, caller, body.bookingId);
      const after = await cancelFlight(services, caller, record, body.acceptedPenalty);
      return { data: await replaced(services, caller, after), message: CANCELLED };
    }),
  ),

  handle(agencyCancelByPnr, async ({ query, agency, user, services, request }) => {
    const caller = { agency, user, signal: request.signal };
    const record = await findByPnr(services, caller, query.pnr);
    const after = await cancelFlight(services, caller, record, null);
    return { data: await replaced(services, caller, after), message: CANCELLED };
  }),
];
