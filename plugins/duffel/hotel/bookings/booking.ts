import type { SupplierOutcome } from '@/server/ports/booking';
import { plain, plainOfMarkup } from '@/server/selling/supplier/outside/plain-text';
import { bookingsOf } from '../../kit/quoted';
import { hotelRefusals } from '@/plugins/hotel/contract/refusals';
import type { StoredDetails } from '@/plugins/hotel/face/order';
import { Booking } from '../api/schemas';
import { told } from '@/core/contract/refusal';

const MOST_OF_KEYS = 1_000;

export const isCancelled = ({
  status,
  cancelled_at: at,
}: Pick<Booking, 'status' | 'cancelled_at'>): boolean =>
  at != null || status === 'cancelled' || status === 'cancellation_confirmed';

/** What every reference of an order of this supplier starts with. */
export const ORDER_PREFIX = 'bok_';

export const bookings = bookingsOf({
  ...{ path: '/stays/bookings', schema: Booking, prefix: ORDER_PREFIX, isCancelled },
  said: {
    noBooking: hotelRefusals.bookingId,
    notCancelled: hotelRefusals.notCancelled,
    cancelUnknown: hotelRefusals.support,
  },
});

const IS_KEPT = new Set(['confirmed', 'cancellation_requested']);

/** The booking as the outcome of ours. One that was cancelled since, or that its property refused, holds nothing. */
export function outcomeOf(booking: Booking): SupplierOutcome {
  const { id, status, reference } = booking;
  if (isCancelled(booking) || status === 'failed')
    return { kind: 'rejected', reason: 'refused', ...told(hotelRefusals.notMade) };
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
