import { SAYING_NOTHING } from '../steps/context';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { settlementOf, type AgencyShare, type Money, type Settlement } from '@/core/contract';
import { chargedUp } from '@/core/contract/money/charged';
import { isProtectedAt } from '@/core/say/protected';
import { HttpError } from '../../error';
import type { Driver } from '../drive';
import { returnedTo } from '../lists/record';
import { cancelPosting, sharesOf } from '../money/ledger';
import { isPaidThere } from '../steps/order';
import type { DriverParts } from '../parts';
import type { BookingRow } from '../tables';
import type { Caller, CancelReason, SupplierPenalty } from '../../ports/booking';

export interface CancelTerms {
  penalty: Money;
  refund: Money;
  /** Set where protection pays: what the supplier keeps of it, in minor units. */
  supplierKeeps: number | null;
  settlement: Settlement;
  /** Staff's only (SEC-35); null where nothing was paid. */
  agency: AgencyShare | null;
}

export const cannot = () => new HttpError(409, 'CONFLICT', bookingRefusals.notCancellable);

/**
 * What protection returns when the trip is cancelled now: all but its own price, up to the day before the trip starts
 * there, whatever the supplier keeps. 0 without one.
 */
export function protectedRefund(
  row: Pick<BookingRow, 'price' | 'total_minor' | 'starts_at'>,
  now: Date,
  zone?: string | null,
): number {
  const protection = row.price.lines.find((line) => line.kind === 'protection')?.amount.amount ?? 0;
  return protection > 0 && isProtectedAt({ startsAt: row.starts_at, zone }, now)
    ? row.total_minor - protection
    : 0;
}

/** The supplier keeps its penalty, and never more than it was owed. */
const keptOf = (row: BookingRow, penalty: number): number => Math.min(sharesOf(row.price).wholesale, penalty);

/** Who would keep what, as the ledger would write it. */
export function agencyShareOf(
  { price }: Pick<BookingRow, 'price'>,
  refund: number,
  supplierKeeps: number | null,
): AgencyShare {
  const { wholesale, commission, fee, protection } = sharesOf(price);
  const moved = (account: string) =>
    cancelPosting(price, refund, supplierKeeps)
      .entries.filter((entry) => entry.account.startsWith(account))
      .reduce((sum, { amount }) => sum + amount, 0);
  const money = (amount: number): Money => ({ amount, currency: price.total.currency });
  const earned = commission + fee;
  const loses = moved('agency.');
  return {
    earned: money(earned),
    keeps: money(earned - loses),
    loses: money(loses),
    supplierKeeps: money(wholesale - moved('supplier.')),
    protectionKeeps: money(protection - moved('protection.')),
  };
}

/** Nothing was taken, so nothing is kept or returned here; what a place asks for on its own account is between it and the payer. */
function unpaidTerms({ currency, price }: BookingRow): CancelTerms {
  const nothing = { amount: 0, currency };
  const settlement = settlementOf(price, { isPaid: false, refund: 0, isProtected: false });
  return { penalty: nothing, refund: nothing, supplierKeeps: null, settlement, agency: null };
}

/** What a cancellation costs the traveller now, asked at the supplier. Throws HttpError 409 and 502. */
export async function cancelTerms(
  parts: DriverParts,
  caller: Pick<Caller, 'signal'>,
  row: BookingRow,
): Promise<CancelTerms> {
  const product = parts.products.get(row.product);
  if (row.state === 'reserved') return unpaidTerms(row);
  if (row.state !== 'confirmed' || !product || row.supplier_ref === null) throw cannot();
  return termsOf(parts, row, await product.cancelPenalty(row.supplier_ref, { signal: caller.signal }));
}

/** The same of what the supplier keeps. Throws HttpError 502 where that is in another currency. */
export function termsOf(
  parts: Pick<DriverParts, 'clock' | 'products'>,
  row: BookingRow,
  { penalty, refundable }: SupplierPenalty,
): CancelTerms {
  if (penalty.currency !== row.currency)
    throw new HttpError(502, 'UPSTREAM_FAILED', bookingRefusals.termsUnreadable);
  if (isPaidThere(row)) return unpaidTerms(row);
  const total = row.total_minor;
  // What cannot be returned exactly is rounded up, for the traveller.
  const byRules = refundable
    ? Math.min(total, chargedUp(Math.max(0, total - Math.max(0, penalty.amount)), row.currency))
    : 0;
  const zone = parts.products.get(row.product)?.zoneOf?.(row.offer);
  const byProtection = protectedRefund(row, parts.clock.now(), zone);
  const isProtected = byProtection > byRules;
  const refund = isProtected ? byProtection : byRules;
  const supplierKeeps = isProtected ? keptOf(row, refundable ? Math.max(0, penalty.amount) : Infinity) : null;
  return {
    penalty: { amount: total - refund, currency: row.currency },
    refund: { amount: refund, currency: row.currency },
    supplierKeeps,
    settlement: settlementOf(row.price, {
      isPaid: true,
      refund,
      isProtected,
      returnedTo: returnedTo(row, refund),
    }),
    agency: agencyShareOf(row, refund, supplierKeeps),
  };
}

/**
 * Writes that the traveller cancels, with the terms that were accepted; the caller then drives it. Null when
 * somebody else has just moved the booking. Throws HttpError 409 and 502.
 */
export async function writeCancelling(
  parts: DriverParts,
  { reopen }: Driver,
  caller: Caller,
  row: BookingRow,
  { accepted, reason: why }: { accepted: Money; reason: CancelReason | undefined },
): Promise<BookingRow | null> {
  const { penalty, refund, supplierKeeps } = await cancelTerms(parts, caller, row);
  if (penalty.currency !== accepted.currency || penalty.amount > accepted.amount)
    throw new HttpError(409, 'PENALTY_CHANGED', bookingRefusals.termsChanged);
  const isUnpaid = row.state === 'reserved';
  const to = isUnpaid ? 'withdrawing' : 'cancelling';
  return reopen(row, {
    to: [to],
    set: {
      penalty_minor: penalty.amount,
      refund_minor: refund.amount,
      supplier_keeps_minor: supplierKeeps,
      // In words that somebody typed: never in a log, which nobody can take them out of again.
      cancel_reason: why?.text ?? null,
      cancel_code: why?.code ?? null,
      ...SAYING_NOTHING,
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
