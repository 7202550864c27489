import { SupplierError } from '@/server/selling/supplier/errors';
import type { Books } from '@/server/selling/supplier/outside/order-once';
import type { TimedPenalty } from '@/server/ports/supplier';
import { hotelRefusals } from '../../contract/refusals';
import { penaltyAt, refundsIn } from './refunds';

/**
 * What giving a booking back costs now, by the terms that were agreed when it was made, at a supplier that quotes no cancellations.
 * Throws SupplierError, and what `unknown` gives for an order that was not made here.
 */
export async function penaltyOf(
  { journal, now }: Books,
  supplierRef: string,
  unknown: () => SupplierError,
): Promise<TimedPenalty> {
  const reference = await journal.referenceOf(supplierRef);
  if (!reference) throw unknown();
  const refunds = refundsIn((await journal.read(reference))?.kept);
  if (!refunds) throw new SupplierError('failed', hotelRefusals.notCancelled);
  return penaltyAt(refunds, now());
}
