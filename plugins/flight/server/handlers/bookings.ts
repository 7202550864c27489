import type { TripSummary } from '@/core/contract';
import type { BookingRecord, Caller } from '@/server/booking/types';
import { HttpError, notFound } from '@/server/http/error';
import { handle } from '@/server/http/handle';
import type { Services } from '@/server/services';
import {
  FLIGHT_STATUSES,
  type FlightBookingRow,
  type FlightReservation,
  type FlightTripDetails,
  getBookingStatuses,
  getReservationDetails,
  listBookings,
  sendConfirmationMail,
} from '../../contract';
import { confirmationMail } from '../mail/confirmation';
import { PRODUCT } from '../product';
import { readRequest, tryRequest } from '../request';
import { offerAt } from '../sell';
import { readDetails, readStored, tryStored } from '../stored';
import { mainSupplier } from '../supplier/suppliers';

const unknownBooking = () => notFound('Invalid booking id');

/** The booking of this product that the caller may see; foreign and nonexistent answer the same (SEC-31). */
async function find(services: Services, caller: Caller, bookingId: string): Promise<BookingRecord> {
  const record = await services.bookings.find(caller, bookingId);
  if (!record || record.product !== PRODUCT) throw unknownBooking();
  if (!tryStored(record.offer) || !tryRequest(record.request))
    throw new HttpError(500, 'INTERNAL', 'Error while fetching flight booking details');
  return record;
}

export function reservationOf(record: BookingRecord): FlightReservation {
  const { offer, fareFamily } = readStored(record.offer);
  const { travellers, contact, billing } = readRequest(record.request);
  const details = readDetails(record.details);
  const { total, staff } = record.price;
  return {
    bookingId: record.id,
    vmid: record.id,
    orderId: details?.orderId ?? record.supplierRef,
    recordLocator: record.locator,
    airlineRecordLocator: details?.airlineRecordLocator ?? null,
    confirmationNumber: record.locator,
    ticketNumbers: details?.ticketNumbers ?? [],
    bookingStatus: record.progress.status,
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
    const bookingId = query.bookingId ?? (await mainSupplier(services).referenceOf(query.orderID!));
    if (!bookingId) throw unknownBooking();
    return { data: reservationOf(await find(services, caller, bookingId)) };
  },
);

/** R241. Only what is confirmed is confirmed again. */
export const mailHandler = handle(
  sendConfirmationMail,
  async ({ body, agency, user, tenant, services, request }) => {
    const record = await find(services, { agency, user, signal: request.signal }, body.bookingId);
    if (record.progress.state !== 'confirmed')
      throw new HttpError(409, 'CONFLICT', 'This booking is not confirmed');
    const mail = await confirmationMail(record, agency);
    const to = body.email ?? record.contactEmail;
    await tenant((tx) => services.mail.send(tx, { agencyId: agency.id, to, ...mail }));
    return { data: `The confirmation was sent to ${to}` };
  },
);

export function rowOf(trip: TripSummary): FlightBookingRow {
  const details = trip.details as FlightTripDetails;
  const [first, last] = [details.legs[0], details.legs.at(-1)];
  const isReturn = details.legs.length === 2 && first?.origin.city === last?.destination.city;
  return {
    vmid: trip.bookingId,
    bookingId: trip.bookingId,
    recordLocator: trip.locator,
    airlineRecordLocator: details.airlineRecordLocator,
    ticketNumbers: details.ticketNumbers,
    from: first?.origin.code ?? '',
    to: (isReturn ? first : last)?.destination.code ?? '',
    dateBooked: trip.bookedAt,
    travelDate: trip.startsAt,
    salesPrice: trip.price,
    bookedCurrency: trip.price.currency,
    bookingStatus: trip.status,
    state: trip.state,
    ticketTimeLimit: details.ticketTimeLimit,
    travelers: trip.travelers,
    details,
  };
}

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
    },
  );
  return { data: rows.map(rowOf), totalCount };
});

export const statusesHandler = handle(getBookingStatuses, async () => ({ data: [...FLIGHT_STATUSES] }));
