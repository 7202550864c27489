import { z } from 'zod/mini';
import { AgencyBookingsQuery, agencyFigures, endpoint } from '@/core/contract';
import { HotelBookingRow, HotelReservation } from './stay-booking';

/** A row of the agency's list with its figures, which are staff's only (SEC-35). */
export const AgencyHotelRow = z.extend(HotelBookingRow, {
  ...agencyFigures,
  cancelReason: z.nullable(z.string()),
});
export type AgencyHotelRow = z.output<typeof AgencyHotelRow>;

/** R276, R377 to R382. A restricted agent sees the own ones only (R171). */
export const listAgencyHotels = endpoint({
  method: 'GET',
  path: '/api/v2/agency/hotels/bookings',
  access: 'staff',
  servicing: true,
  summary: "The agency's hotel bookings, newest first; a restricted agent's own.",
  query: AgencyBookingsQuery,
  response: z.object({ data: z.array(AgencyHotelRow), totalCount: z.int() }),
});

/** G05: the agency's. Errors: 404 "Booking not found". */
export const getAgencyHotel = endpoint({
  method: 'GET',
  path: '/api/agency/hotels/bookings/{id}',
  access: 'staff',
  servicing: true,
  summary: "One of the agency's hotel bookings: its row, and the reservation in full.",
  response: z.object({ data: z.object({ row: AgencyHotelRow, reservation: HotelReservation }) }),
});
