import { bookingRefusals } from '@/core/contract/refusals/booking';
import { emailItinerary, findAgencyBookings, getBookingProgress, getPaymentGateway } from '@/core/contract';
import { sendConfirmation } from '../booking/letters/send-confirmation';
import { notFound } from '../error';
import { handle, type Handler } from '../ports/handle';
import { isUuid } from '../http/uuid';

/** Of what a search across products finds. */
const MOST_FOUND = 5;

/** What is the same for the bookings of every product. */
export function bookingHandlers(): Handler[] {
  return [
    handle(getBookingProgress, async ({ params, agency, user, services, request }) => {
      if (!isUuid(params.id)) throw notFound();
      return { data: await services.bookings.resume({ agency, user, signal: request.signal }, params.id) };
    }),

    handle(findAgencyBookings, async ({ query, agency, user, services, request }) => {
      const { rows } = await services.bookings.list(
        { agency, user, signal: request.signal },
        {
          products: services.lookedAfterBy(agency).map(({ id }) => id),
          locator: query.locator,
          language: request.language,
          from: 0,
          size: MOST_FOUND,
          ownOnly: false,
        },
      );
      return { data: rows };
    }),

    handle(emailItinerary, async (input) => {
      const { body, agency, user, services, request } = input;
      const record = await services.bookings.find({ agency, user, signal: request.signal }, body.bookingId);
      const product = record && services.lookedAfterBy(agency).find(({ id }) => id === record.product);
      if (!product) throw notFound(bookingRefusals.unknown);
      const to = await sendConfirmation(input, product, record, body.email);
      return { data: { sentTo: to }, message: `The itinerary was sent to ${to}` };
    }),

    handle(getPaymentGateway, async ({ services: { payments } }) => ({
      CurrentPayment: payments.name,
      fieldsUrl: payments.fieldsUrl,
      keptFieldsUrl: payments.fieldsUrl && `${payments.fieldsUrl}?pays=subscription`,
      publicKey: payments.publicKey,
      ...(payments.fieldsSandbox ? { fieldsSandbox: payments.fieldsSandbox } : {}),
      ...(payments.isTest ? { isTest: true } : {}),
    })),
  ];
}
