import type { BookingRecord } from '@/server/booking/types';
import { HttpError } from '@/server/http/error';
import { handle } from '@/server/http/handle';
import {
  FLIGHT_STATUSES,
  type FlightReservation,
  getBookingStatuses,
  getReservationDetails,
  listBookings,
  sendConfirmationMail,
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
    vendor: details?.vendor ?? offer.supplier,
    price: record.price,
    offer: staff ? { ...offerAt(offer, total), wholesale: staff.wholesale } : offerAt(offer, total),
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

/** R241. Only what is confirmed is confirmed again. */
export const mailHandler = handle(
  sendConfirmationMail,
  async ({ body, agency, user, tenant, services, request }) => {
    const record = await findFlight(services, { agency, user, signal: request.signal }, body.bookingId);
    if (record.progress.state !== 'confirmed')
      throw new HttpError(409, 'CONFLICT', 'This booking is not confirmed');
    const mail = await confirmationMail(record, agency);
    const to = body.email ?? record.contactEmail;
    await tenant((tx) => services.mail.send(tx, { agencyId: agency.id, to, ...mail }));
    return { data: `The confirmation was sent to ${to}` };
  },
);

const PAGE = 15;

export const listHandler = handle(listBookings, async ({ query, agency, user, services, request }) => {
  const { rows, totalCount } = await services.bookings.list(
    { agency, user, signal: request.signal },
    {
      product: PRODUCT,
      products: [PRODUCT],
      state: query.state,
      when: query.showPastTrips === undefined ? 'all' : query.showPastTrips === 'true' ? 'past' : 'upcoming',
      from: query.offSet ?? 0,
      size: query.limit ?? PAGE,
      ownOnly: true,
      language: request.language,
    },
  );
  return { data: rows.map(rowOf), totalCount };
});

export const statusesHandler = handle(getBookingStatuses, async () => ({ data: [...FLIGHT_STATUSES] }));
