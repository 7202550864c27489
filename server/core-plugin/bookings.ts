import { getBookingProgress, getPaymentGateway } from '@/core/contract';
import { notFound } from '../http/error';
import { handle, type Handler } from '../http/handle';
import { isUuid } from '../http/uuid';

/** What is the same for the bookings of every product. */
export function bookingHandlers(): Handler[] {
  return [
    handle(getBookingProgress, async ({ params, agency, user, services, request }) => {
      if (!isUuid(params.id)) throw notFound();
      return { data: await services.bookings.resume({ agency, user, signal: request.signal }, params.id) };
    }),

    handle(getPaymentGateway, async ({ services: { payments } }) => ({
      CurrentPayment: payments.name,
      fieldsUrl: payments.fieldsUrl,
      publicKey: payments.publicKey,
    })),
  ];
}
