import type { Language, Money } from '@/core/contract';
import type { CancelOutcome } from '@/server/selling/supplier/port';
import { SupplierError } from '@/server/selling/supplier/errors';
import { activityRefusals } from '../../../contract/refusals';
import type { ActivityPenalty, SupplierReason } from '../../supplier/port';
import { Cancelled, CancelQuote, Reasons } from '../api/schemas';
import { ViatorTrouble } from '../api/trouble';
import { moneyOf, textOf } from '../products/read';
import { type Books, ORDER_PREFIX } from './bookings';

const path = (supplierRef: string, what: string): string =>
  `/bookings/${encodeURIComponent(supplierRef.slice(ORDER_PREFIX.length))}/${what}`;
/** Given where nobody was asked for a reason, as when the agency gives a booking back that could not be paid. */
const USUAL_REASON = 'Customer_Service.BOOKED_WRONG_TOUR_DATE';

/** R342 */
export async function reasonsIn(
  { ask }: Books,
  language: Language,
  signal: AbortSignal,
): Promise<SupplierReason[]> {
  const { reasons = [] } = await ask(Reasons, {
    ...{
      method: 'GET',
      path: '/bookings/cancel-reasons?type=CUSTOMER',
      call: 'cancel reasons',
      language,
      signal,
    },
  });
  return reasons.flatMap(({ cancellationReasonCode: code, cancellationReasonText: text }) =>
    code && text ? [{ code, text: textOf(text) }] : [],
  );
}

/** What cancelling keeps now. Throws SupplierError `failed` where Viator does not tell. */
export async function penaltyOf(
  { ask }: Books,
  supplierRef: string,
  signal: AbortSignal,
): Promise<ActivityPenalty> {
  const { status, refundDetails } = await ask(CancelQuote, {
    ...{ method: 'GET', path: path(supplierRef, 'cancel-quote'), call: 'cancel quote', signal },
  });
  if (status === 'CANCELLED') throw new SupplierError('gone', activityRefusals.alreadyCancelled);
  if (!refundDetails) throw new SupplierError('failed', activityRefusals.wrong);
  const { itemPrice, refundAmount, currencyCode } = refundDetails;
  const penalty: Money | null = moneyOf(Math.max(0, itemPrice - refundAmount), currencyCode);
  if (!penalty) throw new SupplierError('failed', activityRefusals.wrong);
  return { penalty, refundable: status === 'CANCELLABLE' && refundAmount > 0, freeUntil: null };
}

/** Cancels for a reason of Viator's list; one that is cancelled already answers alike. */
export async function cancelBooking(
  { ask }: Books,
  supplierRef: string,
  reasonCode: string | null | undefined,
  signal: AbortSignal,
): Promise<CancelOutcome> {
  try {
    const { status, reason } = await ask(Cancelled, {
      ...{ method: 'POST', path: path(supplierRef, 'cancel'), call: 'cancel', signal },
      body: { reasonCode: reasonCode ?? USUAL_REASON },
    });
    if (status === 'ACCEPTED' || reason === 'ALREADY_CANCELLED') return { kind: 'cancelled', message: '' };
    return status === 'DECLINED'
      ? { kind: 'refused', message: activityRefusals.notCancellable.message }
      : { kind: 'unknown', message: activityRefusals.wrong.message };
  } catch (error) {
    if (!(error instanceof ViatorTrouble)) throw error;
    return error.kind === 'refused'
      ? { kind: 'refused', message: activityRefusals.notCancellable.message }
      : { kind: 'unknown', message: activityRefusals.wrong.message };
  }
}
