import { idByLocator } from '../../booking/lists/own-list';
import { HttpError, notFound } from '../../error';
import type { BookingRecord } from '../../ports/booking';
import { type Ask, callerOf } from './ask';
import type { BookableSpec } from './product';
import type { Penalty } from '../../ports/supplier';

type Spec = Pick<BookableSpec<unknown, unknown, unknown, Penalty>, 'id' | 'refusals' | 'stored'>;

/** Finds a product's bookings for who asks; foreign and nonexistent answer the same (SEC-31). */
export function finderOf({ id, refusals, stored }: Spec) {
  const noBooking = () => notFound(refusals.noBooking);

  /** Throws HttpError 404, and 500 for what another release has written. */
  async function find(ask: Ask, bookingId: string): Promise<BookingRecord> {
    const record = await ask.services.bookings.find(callerOf(ask), bookingId);
    if (!record || record.product !== id) throw noBooking();
    const { offer, request } = stored.tryRead(record);
    if (offer === null || request === null) throw new HttpError(500, 'INTERNAL', refusals.unreadable);
    return record;
  }

  /** The newest booking with this record locator. */
  async function findByLocator(ask: Ask, locator: string): Promise<BookingRecord> {
    const found = await idByLocator(ask.services, callerOf(ask), id, locator);
    if (!found) throw notFound(refusals.noLocator ?? refusals.noBooking);
    return find(ask, found);
  }

  return { noBooking, find, findByLocator };
}

export type Finder = ReturnType<typeof finderOf>;
