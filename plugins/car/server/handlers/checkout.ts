import type { BookingProgress } from '@/core/contract';
import type {} from '@/server/booking/tables';
import type { Tx } from '@/server/db/types';
import { HttpError, invalid, notFound } from '@/server/http/error';
import { handle, type HandlerInput } from '@/server/http/handle';
import { isUuid } from '@/server/http/uuid';
import {
  CAR_ERRORS,
  CAR_MESSAGES,
  type CarDriver,
  type CarExtras,
  type CarReservationItem,
  quoteCar,
  reserveCar,
} from '../../contract';
import { findCar } from '../after/find';
import { reservationOf } from '../after/reservation';
import { inPlaceNames } from '../places/in-language';
import { PRODUCT } from '../product';
import { hasExtras, type QuoteRequest } from '../request';
import { carTotal, offerAt } from '../sell';
import { readStored } from '../stored';
import type { SupplierCar } from '../supplier/port';
import { isStaffedAt } from '../supplier/hours';

export const quoteHandler = handle(quoteCar, async ({ body, agency, user, services, request }) => {
  const { offerId, expectedTotal, extras: chosen, protection, markup } = body;
  const quote = await services.bookings.quote(
    { agency, user, signal: request.signal },
    PRODUCT,
    offerId,
    (hasExtras(chosen) ? { extras: chosen } : {}) satisfies QuoteRequest,
    { protection, markup },
  );
  const { offer, extras } = readStored(quote.offer);
  const { total } = quote.price;
  return {
    data: {
      quoteId: quote.quoteId,
      price: quote.price,
      previousTotal: expectedTotal,
      changed: total.amount !== expectedTotal.amount || total.currency !== expectedTotal.currency,
      expiresAt: quote.expiresAt,
      offer: inPlaceNames(offerAt(offer, carTotal(quote.price), user.isStaff), request.language),
      extras,
    },
  };
});

/** The driver comes on the day of the pick-up, not before the time that was priced, and finds somebody (R286). */
export function checkPickupTime({ pickupTime }: Pick<CarDriver, 'pickupTime'>, offer: SupplierCar): void {
  const at = `${offer.pickUpDateTime.slice(0, 10)}T${pickupTime}`;
  const isRight = at >= offer.pickUpDateTime && at < offer.returnDateTime && isStaffedAt(offer.pickUp, at);
  if (!isRight) throw invalid(CAR_MESSAGES.pickUpTime, 'driver.pickupTime');
}

const gone = () => notFound(CAR_ERRORS.gone);

/** Answers what was added when it was quoted, which is what is booked. */
async function checkAgainstQuote(
  tx: Tx,
  userId: string,
  quoteId: string,
  driver: CarDriver,
): Promise<CarExtras | undefined> {
  const quote = await tx
    .selectFrom('quote')
    .select(['offer', 'request'])
    .where('user_id', '=', userId)
    .where('product', '=', PRODUCT)
    .where('id', '=', quoteId)
    .executeTakeFirst();
  if (!quote) throw gone();
  checkPickupTime(driver, readStored(quote.offer).offer);
  return (quote.request as QuoteRequest).extras;
}

const RETURN_PATH = '/booknow/Cars/confirm-payment?bookingId={bookingId}';

async function start({
  body,
  agency,
  user,
  tenant,
  services,
  request,
}: HandlerInput<typeof reserveCar>): Promise<BookingProgress> {
  const key = request.idempotencyKey ?? body.idempotencyKey;
  if (!key) throw invalid('Send an Idempotency-Key header, or this field', 'idempotencyKey');
  const { quoteId, acceptedTotal, driver, flightNumber = null, payment, language } = body;
  if (!isUuid(quoteId)) throw gone();
  const extras = await tenant((tx) => checkAgainstQuote(tx, user.id, quoteId, driver));
  return services.bookings.start({ agency, user, signal: request.signal }, PRODUCT, {
    quoteId,
    acceptedTotal,
    payment,
    request: { driver, flightNumber, ...(hasExtras(extras) ? { extras } : {}) },
    contactEmail: driver.email,
    idempotencyKey: key,
    language,
    returnPath: RETURN_PATH,
  });
}

/** The first item, and only that: what was not made is an error (R304), everything else a response (R305). */
export const reserveHandler = handle(reserveCar, async (input): Promise<CarReservationItem[]> => {
  const { agency, user, services, request } = input;
  const progress = await start(input);
  if (progress.state !== 'failed') {
    const record = await findCar(services, { agency, user, signal: request.signal }, progress.bookingId);
    return [{ response: reservationOf(record, request.language) }];
  }
  // The supplier broke instead of saying no: that is a rejected call (R303).
  if (progress.message === CAR_ERRORS.notMade)
    throw new HttpError(502, 'UPSTREAM_FAILED', CAR_ERRORS.notMade);
  return [{ error: { message: progress.message ?? CAR_ERRORS.refused, progress } }];
});
