import { SupplierError } from '@/server/selling/supplier/errors';
import type { TimedPenalty } from '@/server/ports/supplier';
import { carRefusals } from '@/plugins/car/contract/refusals';
import { keptOf, type Finding } from './book';
import { bookings } from './booking';

/**
 * What is kept here when a booking is given back: nothing, as nothing was taken. What the vendor may ask stands in its
 * conditions, which Duffel gives in words alone. Throws SupplierError `invalid` for what is no booking of this supplier.
 */
export async function penaltyOf(
  finding: Pick<Finding, 'journal'>,
  supplierRef: string,
): Promise<TimedPenalty> {
  const reference = await finding.journal.referenceOf(supplierRef);
  if (!reference) throw bookings.unknown();
  const kept = await keptOf(finding, reference);
  if (!kept) throw new SupplierError('failed', carRefusals.notCancelled);
  return { penalty: { amount: 0, currency: kept.currency }, refundable: true, freeUntil: null };
}
