import { ownBookings } from '@/server/booking/own-list';
import { sendConfirmation } from '@/server/booking/send-confirmation';
import type { BookingRecord } from '@/server/ports/booking';
import { handle } from '@/server/ports/handle';
import {
  FLIGHT_STATUSES,
  type FlightReservation,
  getBookingStatuses,
  getReservationDetails,
  listBookings,
  sendConfirmationMail,
  VENDOR_CTW,
} from '../../contract';
import { findFlight, unknownBooking } from '../after/find';
import { statusOf } from '../after/status';
import { confirmationMail } from '../mail/confirmation';
import { PRODUCT } from '../product';
import { readRequest } from '../request';
import { offerAt } from '../sell';
import { readDetails, readStored } from '../stored';
import { houseOf } from '../supplier/suppliers';
import { rowOf } from './row';

export function reservationOf(record: BookingRecord): FlightReservation {
  const { offer, fareFamily, extras } = readStored(record.offer);
  const { travellers, contact, billing } = readRequest(record.request);
  const details = readDetails(record.details);
  const { total, staff } = record.price;
  const vendor = details?.vendor ?? offer.supplier;
  return {
    bookingId: record.id,
    vmid: record.id,
    orderId: details?.orderId ?? record.supplierRef,
    recordLocator: record.locator,
    airlineRecordLocator: details?.airlineRecordLocator ?? null,
    confirmationNumber: details?.confirmationNumber ?? null,
    ticketNumbers: details?.ticketNumbers ?? [],
    bookingStatus: statusOf(record),
    dateBooked: record.createdAt,
    travelDate: offer.flights[0]!.departureTime.slice(0, 10),
    ticketTimeLimit: details?.ticketTimeLimit ?? null,
    bookedCurrency: total.currency,
    transactionHash: null,
    // Whose booking it is stays with staff; how its tickets are asked for does not.
    vendor: staff || vendor === VENDOR_CTW ? vendor : '',
    price: record.price,
    offer: offerAt(offer, total, staff),
    fareFamily,
    travellers,
    ...(extras ? { extras } : {}),
    contact,
    billing,
    progress: record.progress,
  };
}

export const reservationHandler = handle(
  getReservationDetails,
  async ({ query, agency, user, services, request }) => {
    const caller = { agency, user, signal: request.signal };
    // An order's reference is the id of its booking.
    const bookingId = query.bookingId ?? (await houseOf(services).referenceOf(query.orderID!));
    if (!bookingId) throw unknownBooking();
    return { data: reservationOf(await findFlight(services, caller, bookingId)) };
  },
);

export const mailHandler = handle(sendConfirmationMail, async (input) => {
  const { body, agency, user, services, request } = input;
  const record = await findFlight(services, { agency, user, signal: request.signal }, body.bookingId);
  const to = await sendConfirmation(
    input,
    { confirmationMail: confirmationMail(services) },
    record,
    body.email,
  );
  return { data: `The confirmation was sent to ${to}` };
});

export const listHandler = handle(listBookings, async ({ query, agency, user, services, request }) => {
  const caller = { agency, user, signal: request.signal };
  const { language } = request;
  const { rows, totalCount } = await ownBookings(services, caller, PRODUCT, { ...query, language });
  return { data: rows.map(rowOf), totalCount };
});

export const statusesHandler = handle(getBookingStatuses, async () => ({ data: [...FLIGHT_STATUSES] }));
