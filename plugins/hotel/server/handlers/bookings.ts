import { handle, type Handler } from '@/server/ports/handle';
import {
  cancelHotel,
  getAgencyHotel,
  getCancelPenalty,
  getHotelBooking,
  getHotelVoucher,
  listAgencyHotels,
  listMyHotels,
  sendHotelBookingEmail,
} from '../../contract';
import { hotelAnswers } from '../../contract/refusals';
import { reservationOf } from '../after/reservation';
import { agencyRows, rowOf } from '../after/rows';
import { hotels } from '../product';

/** What names a booking; everything else is a record locator. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What follows a sale, for its owner and for the agency's staff. */
export const bookingHandlers: readonly Handler[] = [
  handle(getHotelBooking, async (input) => {
    const { id } = input.params;
    const record = await (UUID.test(id) ? hotels.find(input, id) : hotels.findByLocator(input, id));
    return { data: reservationOf(record, input.request.language) };
  }),

  handle(listMyHotels, (input) => hotels.mine(input, input.query, rowOf)),

  handle(sendHotelBookingEmail, async (input) => ({ data: await hotels.resend(input, input.body) })),

  handle(getHotelVoucher, (input) => hotels.paper(input, input.query.bookingId)),

  handle(getCancelPenalty, async (input) => {
    const { bookingId } = input.body;
    hotels.requireCancellable(await hotels.find(input, bookingId));
    const { record, terms, supplier } = await hotels.terms(input, bookingId);
    return { data: { bookingId: record.id, ...terms, freeUntil: supplier?.freeUntil ?? null } };
  }),

  handle(cancelHotel, async (input) => {
    const { bookingId, acceptedPenalty: accepted } = input.body;
    const record = await hotels.find(input, bookingId);
    const after = await hotels.cancel(input, record, { accepted });
    return { data: reservationOf(after, input.request.language), ...hotelAnswers.cancelled };
  }),

  handle(listAgencyHotels, (input) => hotels.agencyList(input, input.query, agencyRows)),

  handle(getAgencyHotel, async (input) => {
    const record = await hotels.find(input, input.params.id);
    const row = await hotels.agencyRow(input, record.id, agencyRows);
    return { data: { row, reservation: reservationOf(record, input.request.language) } };
  }),
];
