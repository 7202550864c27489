import { idByLocator } from '@/server/booking/own-list';
import type { BookingRecord, Caller } from '@/server/ports/booking';
import { HttpError, notFound } from '@/server/error';
import type { Services } from '@/server/ports/services';
import { PRODUCT } from '../product';
import { tryRequest } from '../request';
import { tryStored } from '../stored';

export const unknownBooking = () => notFound('Invalid booking id');

/** What a supplier said when people know the words, else our own. */
export const inWords = (said: string, known: readonly string[], own: string): string =>
  known.includes(said) ? said : own;

/** The booking of this product that the caller may see; foreign and nonexistent answer the same (SEC-31). */
export async function findFlight(
  services: Services,
  caller: Caller,
  bookingId: string,
): Promise<BookingRecord> {
  const record = await services.bookings.find(caller, bookingId);
  if (!record || record.product !== PRODUCT) throw unknownBooking();
  if (!tryStored(record.offer) || !tryRequest(record.request))
    throw new HttpError(500, 'INTERNAL', 'Error while fetching flight booking details');
  return record;
}

/** The newest booking with this record locator that the caller may see. */
export async function findByPnr(services: Services, caller: Caller, pnr: string): Promise<BookingRecord> {
  const id = await idByLocator(services, caller, PRODUCT, pnr);
  if (!id) throw unknownBooking();
  return findFlight(services, caller, id);
}
