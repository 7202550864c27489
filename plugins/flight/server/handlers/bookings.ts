import type { BookingRecord } from '@/server/ports/booking';
import { handle } from '@/server/ports/handle';
import type { Ask } from '@/server/selling/bookable/ask';
import { reservationFrame } from '@/server/selling/bookable/reservation';
import {
  FLIGHT_STATUSES,
  type FlightReservation,
  getBookingStatuses,
  getReservationDetails,
  listBookings,
  sendConfirmationMail,
  VENDOR_CTW,
} from '../../contract';
import { statusOf } from '../after/status';
import { flights } from '../product';
import { withoutPassport } from '../../face/order';
import { offerAt } from '../sell';
import { trips } from '../stored';
import { suppliersOf } from '../supplier/suppliers';
import { rowOf } from './row';

/** A booking in full; the record's price is already narrowed to who reads. */
export function reservationOf(record: BookingRecord): FlightReservation {
  const { offer: kept, request, details } = trips.read(record);
  const { offer, fareFamily, extras } = kept;
  const { travellers, contact, billing } = request;
  const { total, staff } = record.price;
  const vendor = details?.vendor ?? offer.supplier;
  return {
    ...reservationFrame(record, details),
    vmid: record.id,
    airlineRecordLocator: details?.airlineRecordLocator ?? null,
    confirmationNumber: details?.confirmationNumber ?? null,
    ticketNumbers: details?.ticketNumbers ?? [],
    bookingStatus: statusOf(record),
    travelDate: offer.flights[0]!.departureTime.slice(0, 10),
    ticketTimeLimit: details?.ticketTimeLimit ?? null,
    transactionHash: null,
    // Whose booking it is stays with staff; how its tickets are asked for does not.
    vendor: staff || vendor === VENDOR_CTW ? vendor : '',
    offer: offerAt(offer, total, staff),
    fareFamily,
    travellers: travellers.map(withoutPassport),
    ...(extras ? { extras } : {}),
    contact,
    billing,
  };
}

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
