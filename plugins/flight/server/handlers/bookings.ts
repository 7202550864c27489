import type { BookingRecord } from '@/server/ports/booking';
import { handle } from '@/server/ports/handle';
import type { Ask } from '@/server/selling/bookable/ask';
import {
  FLIGHT_STATUSES,
  getBookingStatuses,
  getReservationDetails,
  listBookings,
  sendConfirmationMail,
} from '../../contract';
import { reservationOf } from '../after/reservation';
import { flights } from '../product';
import { suppliersOf } from '../supplier/suppliers';
import { rowOf } from './row';

/** By the supplier's order, whose reference is the id of its booking. */
export async function findByOrder(ask: Ask, orderId: string): Promise<BookingRecord> {
  const bookingId = await suppliersOf(ask.services).referenceOf(orderId);
  if (!bookingId) throw flights.noBooking();
  return flights.find(ask, bookingId);
}

export const reservationHandler = handle(getReservationDetails, async (input) => {
  const { bookingId, orderID } = input.query;
  const record = await (bookingId ? flights.find(input, bookingId) : findByOrder(input, orderID!));
  return { data: reservationOf(record) };
});

export const mailHandler = handle(sendConfirmationMail, async (input) => ({
  data: await flights.resend(input, input.body),
}));

export const listHandler = handle(listBookings, (input) => flights.mine(input, input.query, rowOf));

export const statusesHandler = handle(getBookingStatuses, async () => ({ data: [...FLIGHT_STATUSES] }));
