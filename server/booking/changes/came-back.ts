import type { Driver } from '../drive';
import { cancelPosting, uncancelPosting } from '../money/ledger';
import { keys } from '../outside/keys';
import type { DriverParts } from '../parts';
import { CAME_BACK_WAIT_MS } from '../steps/settle';
import type { BookingStore } from '../store/store';
import type { BookingRow } from '../tables';

/** A refund of which the gateway has said that it was done, and now that it did not arrive. */
export interface CameBack {
  readonly agencyId: string;
  readonly bookingId: string;
  /** Under which it was asked for. */
  readonly key: string;
  readonly why: string;
}

/** Whether it is what this booking has ended with. */
const isItsEnd = (row: BookingRow, key: string): boolean =>
  row.state === 'cancelled' &&
  row.by_hand === null &&
  (row.refund_minor ?? 0) > 0 &&
  keys.refund(row) === key;

/**
 * Writes that a refund which counted as done has come back: the booking waits for its money again, its ledger says that it is
 * owed, and a person is called. Every other refund is asked about by whoever drives its booking. False where it changes
 * nothing; throws while somebody else has the booking.
 */
export async function writeCameBack(
  store: BookingStore,
  { payments }: Pick<DriverParts, 'payments'>,
  { reopen }: Pick<Driver, 'reopen'>,
  { agencyId, bookingId, key, why }: CameBack,
): Promise<boolean> {
  const row = await store.find(agencyId, bookingId, null);
  if (!row || !isItsEnd(row, key)) return false;
  const refund = row.refund_minor!;
  await payments.cameBack?.(row.payment_ref ?? '');
  const reopened = await reopen(row, {
    to: ['refunding'],
    set: { return_stage: 'came-back', refusals: row.refusals + 1 },
    events: [{ type: 'refund-failed', data: { why: why.slice(0, 300) } }],
    payments: [{ key, kind: 'refund', amount: refund, status: 'refused' }],
    postings: [
      uncancelPosting(cancelPosting(row.price, refund, row.supplier_keeps_minor, row.refusals), row.refusals),
    ],
    unresolved: true,
    waitMs: CAME_BACK_WAIT_MS,
    raise: `money that was sent back did not arrive: ${why.slice(0, 300)}`,
  });
  if (!reopened) throw new Error(`Booking ${row.id} is being moved on by somebody else`);
  return true;
}
