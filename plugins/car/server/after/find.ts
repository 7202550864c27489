import { idByLocator } from '@/server/booking/own-list';
import type { BookingRecord, Caller } from '@/server/ports/booking';
import { HttpError, notFound } from '@/server/error';
import type { Services } from '@/server/ports/services';
import { CAR_ERRORS } from '../../contract';
import { PRODUCT } from '../product';
import { tryRequest } from '../request';
import { tryStored } from '../stored';

export const noBooking = () => notFound(CAR_ERRORS.noBooking);

/** The booking of this product that the caller may see; foreign and nonexistent answer the same (SEC-31). */
export async function findCar(services: Services, caller: Caller, bookingId: string): Promise<BookingRecord> {
  const record = await services.bookings.find(caller, bookingId);
  if (!record || record.product !== PRODUCT) throw noBooking();
  if (!tryStored(record.offer) || !tryRequest(record.request))
    throw new HttpError(500, 'INTERNAL', CAR_ERRORS.invalid);
  return record;
}

/** The newest booking with this record locator that the caller may see. */
export async function findByLocator(
  services: Services,
  caller: Caller,
  locator: string,
): Promise<BookingRecord> {
  const id = await idByLocator(services, caller, PRODUCT, locator);
  if (!id) throw notFound(CAR_ERRORS.none);
  return findCar(services, caller, id);
}
