import type { SupplierOutcome } from '@/server/ports/booking';
import type { Ask } from '@/server/selling/duffel/http';
import { plain } from '@/server/selling/duffel/plain-text';
import { hasCode } from '@/server/selling/duffel/trouble';
import { SupplierError } from '@/server/selling/supplier/errors';
import { carRefusals } from '../../../contract/refusals';
import type { StoredDetails } from '../../stored';
import { Booking } from '../api/schemas';

/** What every reference of an order of this supplier starts with. */
export const ORDER_PREFIX = 'boo_';
/** Where a booking of Duffel carries our own reference. */
export const REFERENCE_KEY = 'caravel_reference';
const READ_MS = 20_000;

const isBookingId = (id: string) => /^boo_\w{1,200}$/.test(id);
const NOT_FOUND = new Set(['not_found']);
const unknownBooking = () => new SupplierError('invalid', carRefusals.noBooking);

/** Throws DuffelTrouble, and SupplierError `invalid` for what is no booking of Duffel's. */
export async function readBooking(ask: Ask, supplierRef: string, signal: AbortSignal): Promise<Booking> {
  if (!isBookingId(supplierRef)) throw unknownBooking();
  try {
    const { data } = await ask(Booking, {
      ...{ method: 'GET', path: `/cars/bookings/${supplierRef}`, call: 'booking' },
      ...{ timeoutMs: READ_MS, signal },
    });
    if (!data) throw unknownBooking();
    return data;
  } catch (error) {
    throw hasCode(error, NOT_FOUND) ? unknownBooking() : error;
  }
}

export const isCancelled = ({
  status,
  cancelled_at: at,
}: Pick<Booking, 'status' | 'cancelled_at'>): boolean => at != null || status === 'cancelled';

/** The booking as the outcome of ours. One that was cancelled since holds nothing; a word that is not known decides nothing. */
export function outcomeOf(booking: Booking, vendor: string): SupplierOutcome {
  const { id, status, reference } = booking;
  if (isCancelled(booking))
    return { kind: 'rejected', reason: 'refused', message: carRefusals.refused.message };
  if (status !== 'confirmed') return { kind: 'pending', supplierRef: id, status };
  const number = plain(reference, 60) || id;
  const details: StoredDetails = { orderId: id, confirmationNumber: number, vendor };
  return { kind: 'booked', supplierRef: id, locator: number, status: 'Confirmed', details };
}
