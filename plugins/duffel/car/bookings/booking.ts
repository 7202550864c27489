import type { SupplierOutcome } from '@/server/ports/booking';
import { plain } from '@/server/selling/supplier/outside/plain-text';
import { bookingsOf } from '../../kit/quoted';
import { carRefusals } from '@/plugins/car/contract/refusals';
import type { StoredDetails } from '@/plugins/car/face/order';
import { Booking } from '../api/schemas';
import { told } from '@/core/contract/refusal';

const isCancelled = ({ status, cancelled_at: at }: Pick<Booking, 'status' | 'cancelled_at'>): boolean =>
  at != null || status === 'cancelled';

/** What every reference of an order of this supplier starts with. */
export const ORDER_PREFIX = 'boo_';

export const bookings = bookingsOf({
  ...{ path: '/cars/bookings', schema: Booking, prefix: ORDER_PREFIX, isCancelled, said: carRefusals },
});

/** The booking as the outcome of ours. One that was cancelled since holds nothing; a word that is not known decides nothing. */
export function outcomeOf(booking: Booking, vendor: string): SupplierOutcome {
  const { id, status, reference } = booking;
  if (isCancelled(booking)) return { kind: 'rejected', reason: 'refused', ...told(carRefusals.refused) };
  if (status !== 'confirmed') return { kind: 'pending', supplierRef: id, status };
  const number = plain(reference, 60) || id;
  const details: StoredDetails = { orderId: id, confirmationNumber: number, vendor };
  return { kind: 'booked', supplierRef: id, locator: number, status: 'Confirmed', details };
}
