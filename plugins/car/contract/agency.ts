import { z } from 'zod/mini';
import { AgencyBookingsQuery, agencyFigures, endpoint } from '@/core/contract';
import { CarBookingRow, CarReservation } from './booking';

/** A row of the agency's list with its figures, which are staff's only (SEC-35). */
export const AgencyCarRow = z.extend(CarBookingRow, {
  ...agencyFigures,
  cancelReason: z.nullable(z.string()),
});
export type AgencyCarRow = z.output<typeof AgencyCarRow>;

/**
 * R377 to R382. A restricted agent sees the own ones only (R171). Errors: 404 "Not able to find user in database" for a
 * `userId` that is nobody's here.
 */
export const listAgencyCars = endpoint({
  method: 'GET',
  path: '/api/v2/agency/cars/bookings',
  access: 'staff',
  servicing: true,
  summary: "The agency's car bookings, newest first; a restricted agent's own.",
  query: AgencyBookingsQuery,
  response: z.object({ data: z.array(AgencyCarRow), totalCount: z.int() }),
});

/** R402. Errors: 404 "Not able to find booking in the database for this user". */
export const getAgencyCar = endpoint({
  method: 'GET',
  path: '/api/agency/cars/bookings/{id}',
  access: 'staff',
  servicing: true,
  summary: "One of the agency's car bookings: its row, and the reservation in full.",
  response: z.object({ data: z.object({ row: AgencyCarRow, reservation: CarReservation }) }),
});
