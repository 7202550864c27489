import type { SupplierOutcome } from '@/server/ports/booking';
import { SupplierError } from '@/server/selling/supplier/errors';
import type { Ask } from '@/server/selling/duffel/http';
import { plain, plainOfMarkup } from '@/server/selling/duffel/plain-text';
import { hasCode } from '@/server/selling/duffel/trouble';
import { hotelRefusals } from '../../../contract/refusals';
import type { StoredDetails } from '../../stored';
import { Booking } from '../api/schemas';

/** What every reference of an order of this supplier starts with. */
export const ORDER_PREFIX = 'bok_';
/** Where a booking of Duffel carries our own reference. */
export const REFERENCE_KEY = 'caravel_reference';
const READ_MS = 20_000;
const MOST_OF_KEYS = 1_000;

const isBookingId = (id: string) => /^bok_\w{1,200}$/.test(id);
const NOT_FOUND = new Set(['not_found']);
export const unknownBooking = () => new SupplierError('invalid', hotelRefusals.bookingId);

/** Throws DuffelTrouble, and SupplierError `invalid` for what is no booking of Duffel's. */
export async function readBooking(ask: Ask, supplierRef: string, signal: AbortSignal): Promise<Booking> {
  if (!isBookingId(supplierRef)) throw unknownBooking();
  try {
    const { data } = await ask(Booking, {
      ...{ method: 'GET', path: `/stays/bookings/${supplierRef}`, call: 'booking' },
      ...{ timeoutMs: READ_MS, signal },
    });
    if (!data) throw unknownBooking();
    return data;
  } catch (error) {
    throw hasCode(error, NOT_FOUND) ? unknownBooking() : error;
  }
}

export const referenceIn = ({ metadata }: Pick<Booking, 'metadata'>): string | null => {
  const reference = metadata?.[REFERENCE_KEY];
  return typeof reference === 'string' ? reference : null;
};

export const isCancelled = ({
  status,
  cancelled_at: at,
}: Pick<Booking, 'status' | 'cancelled_at'>): boolean =>
  at != null || status === 'cancelled' || status === 'cancellation_confirmed';

const IS_KEPT = new Set(['confirmed', 'cancellation_requested']);

/** The booking as the outcome of ours. One that was cancelled since, or that its property refused, holds nothing. */
export function outcomeOf(booking: Booking): SupplierOutcome {
  const { id, status, reference } = booking;
  if (isCancelled(booking) || status === 'failed')
    return { kind: 'rejected', reason: 'refused', message: hotelRefusals.notMade.message };
  if (!IS_KEPT.has(status)) return { kind: 'pending', supplierRef: id };
  const number = plain(reference, 60) || id;
  const keys = plainOfMarkup(
    (booking.accommodation?.key_collection ?? booking.key_collection)?.instructions,
    MOST_OF_KEYS,
  );
  const details: StoredDetails = {
    orderId: id,
    confirmationNumber: number,
    ...(keys && { keyCollection: keys }),
  };
  return { kind: 'booked', supplierRef: id, locator: number, status: 'Confirmed', details };
}
