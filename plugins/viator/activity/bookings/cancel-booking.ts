import type { Language, Money } from '@/core/contract';
import type { CancelOutcome } from '@/server/ports/supplier';
import { SupplierError } from '@/server/selling/supplier/errors';
import { activityRefusals } from '@/plugins/activity/contract/refusals';
import type { ActivityPenalty, SupplierReason } from '@/plugins/activity/face/port';
import { Cancelled, CancelQuote, Reasons } from '../api/schemas';
import { ViatorTrouble } from '../api/trouble';
import { moneyOf } from '@/server/selling/supplier/amount';
import { textOf } from '../products/read';
import { remember, type Remembering } from '../kept/kept';
import { KEPT_FOR } from '../kept/times';
import { type Books, ORDER_PREFIX } from './bookings';
import { told } from '@/core/contract/refusal';

const path = (supplierRef: string, what: string): string =>
  `/bookings/${encodeURIComponent(supplierRef.slice(ORDER_PREFIX.length))}/${what}`;
/** Given where nobody was asked for a reason, as when the agency gives a booking back that could not be paid. */
const USUAL_REASON = 'Customer_Service.I_canceled_my_entire_trip';

/** Shorter than the engine waits for it. */
const CANCEL_MS = 55_000;

export type Reasoning = Books & Remembering;

/** The list of reasons as it is published now, a week old at most. Throws ViatorTrouble. */
const listOfReasons = (parts: Reasoning, language: Language, signal: AbortSignal) =>
  remember(parts, { name: 'reasons', subject: 'CUSTOMER', language, forMs: KEPT_FOR.reasons }, Reasons, () =>
    parts.ask(Reasons, {
      ...{ method: 'GET', path: '/bookings/cancel-reasons?type=CUSTOMER', call: 'cancel reasons' },
      ...{ language, signal },
    }),
  );

/** The usual reason where it is on the list, else the first that is: what is on none is refused. */
async function usualReason(parts: Reasoning, signal: AbortSignal): Promise<string> {
  const { reasons } = await listOfReasons(parts, 'en', signal).catch(() => ({ reasons: [] }));
  const codes = reasons.map(({ cancellationReasonCode }) => cancellationReasonCode);
  return codes.includes(USUAL_REASON) ? USUAL_REASON : (codes[0] ?? USUAL_REASON);
}

/** R342 */
export async function reasonsIn(
  parts: Reasoning,
  language: Language,
  signal: AbortSignal,
): Promise<SupplierReason[]> {
  const { reasons } = await listOfReasons(parts, language, signal);
  return reasons.map(({ cancellationReasonCode: code, cancellationReasonText: text }) => ({
    code,
    text: textOf(text),
  }));
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
  parts: Reasoning,
  supplierRef: string,
  reasonCode: string | null | undefined,
  signal: AbortSignal,
): Promise<CancelOutcome> {
  try {
    const { status, reason } = await parts.ask(Cancelled, {
      ...{ method: 'POST', path: path(supplierRef, 'cancel'), call: 'cancel', signal },
      timeoutMs: CANCEL_MS,
      body: { reasonCode: reasonCode ?? (await usualReason(parts, signal)) },
    });
    if (status === 'ACCEPTED' || reason === 'ALREADY_CANCELLED') return { kind: 'cancelled', message: '' };
    return status === 'DECLINED'
      ? { kind: 'refused', ...told(activityRefusals.notCancellable) }
      : { kind: 'unknown', ...told(activityRefusals.wrong) };
  } catch (error) {
    if (!(error instanceof ViatorTrouble)) throw error;
    return error.kind === 'refused'
      ? { kind: 'refused', ...told(activityRefusals.notCancellable) }
      : { kind: 'unknown', ...told(activityRefusals.wrong) };
  }
}
