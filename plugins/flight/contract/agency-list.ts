import { z } from 'zod/mini';
import { AgencyBookingsQuery, agencyFigures, endpoint } from '@/core/contract';
import { FlightBookingRow } from './booking-row';

/** A row of the agency's list with every column of R438. The figures are staff's only (SEC-35). */
export const AgencyFlightRow = z.extend(FlightBookingRow, {
  ...agencyFigures,
  /** The supplier's own number of the order. */
  confirmationNumber: z.nullable(z.string()),
  /** Who sells it; `CTW` is ticketed by `issueTicketCTW`. */
  vendor: z.string(),
  canTicket: z.boolean(),
  /** The airline changed the flights and nobody has answered yet. */
  needsAction: z.boolean(),
});
export type AgencyFlightRow = z.output<typeof AgencyFlightRow>;

/** R377 to R382. Restricted agents see their own bookings only (R171). */
export const listAgencyFlights = endpoint({
  method: 'GET',
  path: '/api/v3/agency/flights/bookings',
  access: 'staff',
  servicing: true,
  summary: "The agency's flight bookings, newest first; a restricted agent's own.",
  query: AgencyBookingsQuery,
  response: z.object({ data: z.array(AgencyFlightRow), totalCount: z.int() }),
});
