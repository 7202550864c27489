import type { Logger } from 'pino';
import type { Ask } from '@/server/selling/duffel/http';
import { DuffelTrouble, factsOf, hasCode } from '@/server/selling/duffel/trouble';
import { SupplierError } from '@/server/selling/supplier/errors';
import type { CancelOutcome } from '@/server/selling/supplier/port';
import type { TimedPenalty } from '@/server/selling/supplier/sandbox/penalty';
import { carRefusals } from '../../../contract/refusals';
import { Booking } from '../api/schemas';
import { keptOf, type Finding } from './book';
import { isCancelled, readBooking } from './booking';

const CANCEL_MS = 130_000;

const cancelled = { kind: 'cancelled', message: '' } as const;
const REFUSED = { kind: 'refused', message: carRefusals.notCancelled.message } as const;
const UNKNOWN = { kind: 'unknown', message: carRefusals.cancelUnknown.message } as const;
const ALREADY = new Set(['already_cancelled', 'booking_already_cancelled']);

/**
 * What is kept here when a booking is given back: nothing, as nothing was taken. What the vendor may ask stands in its
 * conditions, which Duffel gives in words alone. Throws SupplierError `invalid` for what is no booking of this supplier.
 */
export async function penaltyOf(
  finding: Pick<Finding, 'journal'>,
  supplierRef: string,
): Promise<TimedPenalty> {
  const reference = await finding.journal.referenceOf(supplierRef);
  if (!reference) throw new SupplierError('invalid', carRefusals.noBooking);
  const kept = await keptOf(finding, reference);
  if (!kept) throw new SupplierError('failed', carRefusals.notCancelled);
  return { penalty: { amount: 0, currency: kept.currency }, refundable: true, freeUntil: null };
}

/** Cancels. Repeating it is safe: a booking that is cancelled stays so. */
export async function cancelRental(
  { ask, log }: { readonly ask: Ask; readonly log: Pick<Logger, 'warn'> },
  supplierRef: string,
  signal: AbortSignal,
): Promise<CancelOutcome> {
  try {
    if (isCancelled(await readBooking(ask, supplierRef, signal))) return cancelled;
    await ask(Booking, {
      ...{ method: 'POST', path: `/cars/bookings/${supplierRef}/actions/cancel`, call: 'cancel booking' },
      ...{ timeoutMs: CANCEL_MS, signal },
    });
    // Whatever was answered: only the booking itself says that it is cancelled.
    return isCancelled(await readBooking(ask, supplierRef, signal)) ? cancelled : UNKNOWN;
  } catch (error) {
    if (error instanceof SupplierError) return { ...REFUSED, message: error.message };
    if (!(error instanceof DuffelTrouble)) throw error;
    log.warn({ duffel: factsOf(error), supplierRef }, 'Duffel did not cancel a booking');
    if (hasCode(error, ALREADY)) return cancelled;
    return error.kind === 'refused' ? REFUSED : UNKNOWN;
  }
}
