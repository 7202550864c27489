import { carAnswers, carRefusals } from '../../contract/refusals';
import { handle, type Handler } from '@/server/ports/handle';
import {
  CAR_CANCEL_REASONS,
  cancelCar,
  findMyReservations,
  findReservation,
  getAgencyCar,
  getRefund,
  getVoucherPdf,
  listAgencyCars,
  sendCarBookingEmail,
} from '../../contract';
import { reservationOf } from '../after/reservation';
import { agencyRows, rowOf } from '../after/rows';
import { cars } from '../product';

/** What follows a sale, for its owner and for the agency's staff. */
export const bookingHandlers: readonly Handler[] = [
  handle(findReservation, async (input) => {
    const { bookingId, recordLocator } = input.body;
    const record = bookingId
      ? await cars.find(input, bookingId)
      : await cars.findByLocator(input, recordLocator!);
    return { data: reservationOf(record, input.request.language) };
  }),

  handle(findMyReservations, async (input) => {
    const found = await cars.mine(input, input.query, rowOf);
    return { ...found, ...(found.totalCount === 0 ? carRefusals.none : {}) };
  }),

  handle(sendCarBookingEmail, async (input) => ({ data: await cars.resend(input, input.body) })),

  handle(getVoucherPdf, (input) => cars.paper(input, input.query.bookingId)),

  handle(getRefund, async (input) => {
    const { record, terms, supplier } = await cars.terms(input, input.body.bookingId);
    const freeUntil = supplier?.freeUntil ?? null;
    return { data: { bookingId: record.id, ...terms, freeUntil, reasons: [...CAR_CANCEL_REASONS] } };
  }),

  handle(cancelCar, async (input) => {
    const { bookingId, reason, acceptedPenalty: accepted } = input.body;
    const record = await cars.find(input, bookingId);
    const after = await cars.cancel(input, record, { accepted, reason });
    return { data: reservationOf(after, input.request.language), ...carAnswers.cancelled };
  }),

  handle(listAgencyCars, (input) => cars.agencyList(input, input.query, agencyRows)),

  handle(getAgencyCar, async (input) => {
    const record = await cars.find(input, input.params.id);
    const row = await cars.agencyRow(input, record.id, agencyRows);
    return { data: { row, reservation: reservationOf(record, input.request.language) } };
  }),
];
