import { SupplierError } from '@/server/selling/supplier/errors';
import type { TimedPenalty } from '@/server/selling/supplier/sandbox/penalty';
import { hotelRefusals } from '../../../contract/refusals';
import { penaltyAt, refundsIn } from '../stays/terms';
import { bookings } from './booking';
import type { Finding } from './find-booking';

/**
 * What giving a booking back costs now, by the terms that were agreed when it was made: Duffel quotes no cancellations of
 * stays. Throws SupplierError and DuffelTrouble.
 */
export async function penaltyOf(
  { journal, now }: Pick<Finding, 'journal' | 'now'>,
  supplierRef: string,
): Promise<TimedPenalty> {
  const reference = await journal.referenceOf(supplierRef);
  if (!reference) throw bookings.unknown();
  const refunds = refundsIn((await journal.read(reference))?.kept);
  if (!refunds) throw new SupplierError('failed', hotelRefusals.notCancelled);
  return penaltyAt(refunds, now());
}
