import type { Money } from '@/core/contract';
import { HttpError } from '../http/error';
import type { Driver } from './drive';
import type { DriverParts } from './parts';
import type { BookingStore } from './store';
import type { BookingRow } from './tables';
import type { Caller } from './types';

export interface CancelTerms {
  penalty: Money;
  refund: Money;
}

export const cannot = () => new HttpError(409, 'CONFLICT', 'This booking cannot be cancelled now');

/** What a cancellation costs the traveller now, asked at the supplier. Throws HttpError 409 and 502. */
export async function cancelTerms(
  parts: DriverParts,
  caller: Pick<Caller, 'signal'>,
  row: BookingRow,
): Promise<CancelTerms> {
  const product = parts.products.get(row.product);
  const nothing = { amount: 0, currency: row.currency };
  if (row.state === 'reserved') return { penalty: nothing, refund: nothing };
  if (row.state !== 'confirmed' || !product || row.supplier_ref === null) throw cannot();
  const { penalty, refundable } = await product.cancelPenalty(row.supplier_ref, { signal: caller.signal });
  if (penalty.currency !== row.currency)
    throw new HttpError(502, 'UPSTREAM_FAILED', 'The cancellation terms could not be read');
  const total = row.total_minor;
  const refund = refundable ? Math.max(0, total - Math.max(0, penalty.amount)) : 0;
  return {
    penalty: { amount: total - refund, currency: row.currency },
    refund: { amount: refund, currency: row.currency },
  };
}

/**
 * Writes that the traveller cancels, with the terms that were accepted; the caller then drives it. Null when
 * somebody else has just moved the booking. Throws HttpError 409 and 502.
 */
export async function writeCancelling(
  store: BookingStore,
  parts: DriverParts,
  { persist, leaseMs, now }: Driver,
  caller: Caller,
  row: BookingRow,
  accepted: Money,
): Promise<BookingRow | null> {
  const { penalty, refund } = await cancelTerms(parts, caller, row);
  if (penalty.currency !== accepted.currency || penalty.amount > accepted.amount)
    throw new HttpError(
      409,
      'PENALTY_CHANGED',
      'The cancellation terms have changed. Please check them again.',
    );
  const taken = await store.reopen(row, now(), new Date(now().getTime() + leaseMs('confirmed')));
  if (!taken) return null;
  const isUnpaid = row.state === 'reserved';
  const to = isUnpaid ? 'withdrawing' : 'cancelling';
  return persist(taken, {
    to: [to],
    set: {
      penalty_minor: penalty.amount,
      refund_minor: refund.amount,
      message: null,
      ...(isUnpaid ? { failure: 'withdrawn' } : {}),
    },
    events: [{ type: 'cancel-asked', data: { by: caller.user.id, penalty: penalty.amount } }],
    announces: isUnpaid ? 'withdraw' : 'cancel',
    audit: {
      userId: caller.user.id,
      action: 'booking.cancel',
      before: { state: row.state },
      after: { state: to, penalty, refund },
    },
  });
}
