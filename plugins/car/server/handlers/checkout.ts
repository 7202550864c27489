import type { BookingProgress } from '@/core/contract';
import { heldPrice, ownQuote, requireKey } from '@/server/booking/own-quote';
import type { Tx } from '@/server/db/types';
import { HttpError, invalid, notFound } from '@/server/error';
import { handle, type HandlerInput } from '@/server/ports/handle';
import {
  CAR_ERRORS,
  CAR_MESSAGES,
  type CarDriver,
  type CarExtras,
  type CarReservationItem,
  isPickupTime,
  quoteCar,
  reserveCar,
} from '../../contract';
import { findCar } from '../after/find';
import { reservationOf } from '../after/reservation';
import { inPlaceNames } from '../places/in-language';
import { cars, PRODUCT } from '../product';
import { hasExtras, type QuoteRequest } from '../request';
import { offerAt } from '../sell';
import { readStored } from '../stored';
import type { SupplierCar } from '../supplier/port';

export const quoteHandler = handle(quoteCar, async ({ body, agency, user, client, services, request }) => {
  const { offerId, expectedTotal, extras: chosen, protection, markup } = body;
  const quote = await services.bookings.quote(
    { agency, user, client, signal: request.signal },
    PRODUCT,
    offerId,
    (hasExtras(chosen) ? { extras: chosen } : {}) satisfies QuoteRequest,
    { protection, markup },
  );
  const { offer, extras } = readStored(quote.offer);
  return {
    data: {
      ...heldPrice(quote, expectedTotal),
      offer: cars.give(inPlaceNames(offerAt(offer, quote.price), request.language), { agency, services }),
      extras,
    },
  };
});

/** The driver comes on the day of the pick-up, not before the time that was priced, and finds somebody (R286). */
export function checkPickupTime({ pickupTime }: Pick<CarDriver, 'pickupTime'>, offer: SupplierCar): void {
  if (!isPickupTime(pickupTime, offer)) throw invalid(CAR_MESSAGES.pickUpTime, 'driver.pickupTime');
}

const gone = () => notFound(CAR_ERRORS.gone);

/** Answers what was added when it was quoted, which is what is booked. */
async function checkAgainstQuote(
  tx: Tx,
  userId: string,
  quoteId: string,
  driver: CarDriver,
): Promise<CarExtras | undefined> {
  const quote = await ownQuote(tx, { userId, product: PRODUCT, quoteId });
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
  const key = requireKey(request, body);
  const { quoteId, acceptedTotal, driver, flightNumber = null, payment, language } = body;
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
