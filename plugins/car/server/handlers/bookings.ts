import { recordPaper } from '@/server/booking/download';
import { ownBookings } from '@/server/booking/own-list';
import { sendConfirmation } from '@/server/booking/send-confirmation';
import { handle, type Handler } from '@/server/ports/handle';
import {
  CAR_CANCELLED,
  CAR_ERRORS,
  cancelCar,
  findMyReservations,
  findReservation,
  getAgencyCar,
  getRefund,
  getVoucherPdf,
  listAgencyCars,
  sendCarBookingEmail,
} from '../../contract';
import { cancelRental, refundOf } from '../after/cancel';
import { findByLocator, findCar, noBooking } from '../after/find';
import { reservationOf } from '../after/reservation';
import { agencyRows, rowOf } from '../after/rows';
import { confirmationMail } from '../mail/confirmation';
import { voucherPdf } from '../pdf/voucher';
import { PRODUCT } from '../product';

/** What follows a sale, for its owner and for the agency's staff. */
export const bookingHandlers: readonly Handler[] = [
  handle(findReservation, async ({ body, agency, user, services, request }) => {
    const caller = { agency, user, signal: request.signal };
    const record = body.bookingId
      ? await findCar(services, caller, body.bookingId)
      : await findByLocator(services, caller, body.recordLocator!);
    return { data: reservationOf(record, request.language) };
  }),

  handle(findMyReservations, async ({ query, agency, user, services, request }) => {
    const caller = { agency, user, signal: request.signal };
    const { language } = request;
    const { rows, totalCount } = await ownBookings(services, caller, PRODUCT, { ...query, language });
    return {
      data: rows.map(rowOf),
      totalCount,
      ...(totalCount === 0 ? { message: CAR_ERRORS.none } : {}),
    };
  }),

  handle(sendCarBookingEmail, async (input) => {
    const { body, agency, user, services, request } = input;
    const record = await findCar(services, { agency, user, signal: request.signal }, body.bookingId);
    const to = await sendConfirmation(
      input,
      { confirmationMail: confirmationMail(services) },
      record,
      body.email,
    );
    return { data: `The confirmation was sent to ${to}` };
  }),

  handle(getVoucherPdf, async (input) => {
    const { query, agency, user, services, request } = input;
    const record = await findCar(services, { agency, user, signal: request.signal }, query.bookingId);
    const paper = await voucherPdf(record, agency, services);
    await recordPaper(input, record);
    return paper;
  }),

  handle(getRefund, async ({ body, agency, user, services, request }) => ({
    data: await refundOf(services, { agency, user, signal: request.signal }, body.bookingId),
  })),

  handle(cancelCar, async ({ body, agency, user, services, request }) => {
    const { bookingId, reason, acceptedPenalty } = body;
    const after = await cancelRental(services, { agency, user, signal: request.signal }, bookingId, {
      accepted: acceptedPenalty,
      reason,
    });
    return { data: reservationOf(after, request.language), message: CAR_CANCELLED };
  }),

  handle(listAgencyCars, ({ query, agency, user, services, request, tenant }) =>
    tenant((tx) =>
      agencyRows(tx, { agency, user, signal: request.signal }, query, {
        now: services.clock.now(),
        language: request.language,
      }),
    ),
  ),

  handle(getAgencyCar, async ({ params, agency, user, services, request, tenant }) => {
    const caller = { agency, user, signal: request.signal };
    const record = await findCar(services, caller, params.id);
    const { data } = await tenant((tx) =>
      agencyRows(
        tx,
        caller,
        { bookingId: record.id },
        {
          now: services.clock.now(),
          language: request.language,
        },
      ),
    );
    const [row] = data;
    if (!row) throw noBooking();
    return { data: { row, reservation: reservationOf(record, request.language) } };
  }),
];
