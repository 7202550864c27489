import type { Logger } from 'pino';
import { SupplierError } from '@/server/selling/supplier/errors';
import type { CancelOutcome } from '@/server/selling/supplier/port';
import type { TimedPenalty } from '@/server/selling/supplier/sandbox/penalty';
import type { Ask } from '@/server/selling/duffel/http';
import { DuffelTrouble, factsOf, hasCode } from '@/server/selling/duffel/trouble';
import { hotelRefusals } from '../../../contract/refusals';
import { Booking } from '../api/schemas';
import { penaltyAt, refundsIn } from '../stays/terms';
import { isCancelled, readBooking, unknownBooking } from './booking';
import type { Finding } from './find-booking';

const CANCEL_MS = 130_000;

const cancelled = { kind: 'cancelled', message: '' } as const;
const REFUSED = { kind: 'refused', message: hotelRefusals.notCancelled.message } as const;
const UNKNOWN = { kind: 'unknown', message: hotelRefusals.support.message } as const;
const ALREADY = new Set(['already_cancelled', 'booking_already_cancelled']);

/**
 * What giving a booking back costs now, by the terms that were agreed when it was made: Duffel quotes no cancellations of
 * stays. Throws SupplierError and DuffelTrouble.
 */
export async function penaltyOf(
  { journal, now }: Pick<Finding, 'journal' | 'now'>,
  supplierRef: string,
): Promise<TimedPenalty> {
  const reference = await journal.referenceOf(supplierRef);
  if (!reference) throw unknownBooking();
  const refunds = refundsIn((await journal.read(reference))?.kept);
  if (!refunds) throw new SupplierError('failed', hotelRefusals.notCancelled);
  return penaltyAt(refunds, now());
}

/** Cancels at the terms of now. Repeating it is safe: a booking that is cancelled stays so. */
export async function cancelStay(
  { ask, log }: { readonly ask: Ask; readonly log: Pick<Logger, 'warn'> },
  supplierRef: string,
  signal: AbortSignal,
): Promise<CancelOutcome> {
  try {
    if (isCancelled(await readBooking(ask, supplierRef, signal))) return cancelled;
    await ask(Booking, {
      ...{ method: 'POST', path: `/stays/bookings/${supplierRef}/actions/cancel`, call: 'cancel booking' },
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
