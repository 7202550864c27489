import { carFieldRefusals, carRefusals } from '../../contract/refusals';
import { HttpError, invalid } from '@/server/error';
import { handle } from '@/server/ports/handle';
import {
  type CarDetails,
  type CarDriver,
  type CarReservationItem,
  driverProblems,
  isPickupTime,
  quoteCar,
  reserveCar,
} from '../../contract';
import { reservationOf } from '../after/reservation';
import { inPlaceNames } from '@/server/reference';
import { cars } from '../product';
import { hasExtras, type QuoteRequest } from '../../face/order';
import { offerAt } from '../sell';
import type { SupplierCar } from '../../face/port';
import { suppliersOf } from '../suppliers';

export const quoteHandler = handle(quoteCar, async (input) => {
  const { extras: chosen } = input.body;
  const asked: QuoteRequest = hasExtras(chosen) ? { extras: chosen } : {};
  const { held, offer } = await cars.quote(input, input.body, asked);
  const sold = inPlaceNames(offerAt(offer.offer, held.price), input.request.language);
  return { data: { ...held, offer: cars.offers.give(sold, input), extras: offer.extras } };
});

/** The driver comes on the day of the pick-up, not before the time that was priced, and finds somebody (R286). */
export function checkPickupTime({ pickupTime }: Pick<CarDriver, 'pickupTime'>, offer: SupplierCar): void {
  if (!isPickupTime(pickupTime, offer)) throw invalid(carFieldRefusals.pickUpTime, 'driver.pickupTime');
}

/** What the vendor asks of the driver before it books, and what the driver has to have read. */
function checkAsked(
  driver: CarDriver,
  privacyAccepted: true | undefined,
  offer: SupplierCar & Pick<CarDetails, 'texts'>,
): void {
  const [wrong] = driverProblems(driver, offer);
  if (wrong) throw invalid(wrong.said, `driver.${wrong.field}`);
  if (offer.texts?.privacyPolicies.length && !privacyAccepted)
    throw invalid(carFieldRefusals.privacy, 'privacyAccepted');
}

/** The first item, and only that: what was not made is an error (R304), everything else a response (R305). */
export const reserveHandler = handle(reserveCar, async (input): Promise<CarReservationItem[]> => {
  const { driver, flightNumber = null, privacyAccepted, ...purchase } = input.body;
  const progress = await cars.book(input, purchase, ({ offer }, asked) => {
    checkPickupTime(driver, offer);
    checkAsked(driver, privacyAccepted, offer);
    const problem = suppliersOf(input.services).ownerOf(offer.id).peopleProblem?.(driver);
    if (problem) throw invalid(problem.refusal, problem.path);
    // What was added when it was quoted is what is booked.
    const { extras } = asked as QuoteRequest;
    return {
      request: { driver, flightNumber, ...(hasExtras(extras) ? { extras } : {}) },
      contactEmail: driver.email,
    };
  });
  if (progress.state !== 'failed') {
    const record = await cars.find(input, progress.bookingId);
    return [{ response: reservationOf(record, input.request.language) }];
  }
  // The supplier broke instead of saying no: that is a rejected call (R303).
  if (progress.reason === carRefusals.notMade.reason)
    throw new HttpError(502, 'UPSTREAM_FAILED', carRefusals.notMade);
  const { message } = carRefusals.refused;
  return [{ error: { message: progress.message ?? message, progress } }];
});
