import type { Money } from '@/core/contract';
import type { BookingRecord, Caller } from '@/server/ports/booking';
import { conflict, HttpError } from '@/server/error';
import type { Services } from '@/server/ports/services';
import { asking } from '@/server/supplier/errors';
import { CAR_CANCEL_REASONS, CAR_ERRORS, type CarCancelReason, type CarRefund } from '../../contract';
import { mainSupplier } from '../supplier/suppliers';
import { findCar } from './find';

/** What a cancellation costs now. Throws HttpError 404, 409 and 502. */
export async function refundOf(services: Services, caller: Caller, bookingId: string): Promise<CarRefund> {
  const record = await findCar(services, caller, bookingId);
  if (record.stage !== 'confirmed' || !record.supplierRef) throw conflict(CAR_ERRORS.notCancelled);
  const terms = await services.bookings.cancelPenalty(caller, record.id);
  const { freeUntil } = await asking(() =>
    mainSupplier(services).cancelPenalty(record.supplierRef!, { signal: caller.signal }),
  );
  return { bookingId: record.id, ...terms, freeUntil, reasons: [...CAR_CANCEL_REASONS] };
}

/**
 * Cancels for traveller and agency alike. Returns the booking only when the supplier has agreed; whatever else happened is
 * thrown, and the booking keeps its true status (G06).
 */
export async function cancelRental(
  services: Services,
  caller: Caller,
  bookingId: string,
  { accepted, reason }: { accepted: Money; reason: CarCancelReason },
): Promise<BookingRecord> {
  const record = await findCar(services, caller, bookingId);
  if (record.stage !== 'confirmed' && record.stage !== 'cancelling') throw conflict(CAR_ERRORS.notCancelled);
  const progress = await services.bookings.cancel(caller, record.id, accepted, reason);
  if (progress.state !== 'cancelled') throw new HttpError(502, 'UPSTREAM_FAILED', CAR_ERRORS.cancelUnknown);
  return findCar(services, caller, record.id);
}
