import { SAYING_NOTHING } from '../steps/context';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver } from '../drive';
import type { DriverParts } from '../parts';
import { AT_SUPPLIER, type State } from '../states';
import type { BookingStore } from '../store/store';
import type { BookingRow } from '../tables';
import type { BookingEngine } from '../../ports/booking';
import { recordOf } from '../lists/record';
import { termsOf } from './cancel-booking';
import type { Change } from './change';

type Parts = Pick<DriverParts, 'agencyById' | 'clock' | 'products'>;
type Told = Parameters<BookingEngine['cancelledBySupplier']>[1];

/** Waited for whoever has the booking just now. */
const PAUSES_MS = [0, 20, 80, 320];

/** What is given back, or never was had, is nothing that a supplier could still take away. */
const OVER: readonly State[] = ['cancelling', 'refunding', 'cancelled', 'withdrawing', 'voiding', 'failed'];

/** Whoever paid gets everything back, whatever the terms say; the protection too, which has nothing left to protect. */
const wholly = ({ held, total_minor, currency }: BookingRow) => ({
  penalty: { amount: 0, currency },
  refund: { amount: held ? total_minor : 0, currency },
  supplierKeeps: null,
});

function changeOf(parts: Parts, row: BookingRow, { code, kept: keptOf, also }: Told): Change {
  const kept = keptOf?.(recordOf(row, [])) ?? null;
  const terms = kept ? termsOf(parts, row, kept) : wholly(row);
  const { penalty, refund, supplierKeeps } = terms;
  return {
    to: ['cancelling'],
    set: {
      cancelled_by_supplier: !kept,
      penalty_minor: penalty.amount,
      refund_minor: refund.amount,
      supplier_keeps_minor: supplierKeeps,
      ...SAYING_NOTHING,
    },
    events: [
      kept
        ? { type: 'cancel-asked', data: { by: row.client_id ?? row.user_id, penalty: penalty.amount, code } }
        : { type: 'supplier-cancelled', data: { code } },
    ],
    ...(kept ? { announces: 'cancel' as const } : {}),
    audit: {
      userId: null,
      action: 'booking.cancel',
      before: { state: row.state },
      after: { state: 'cancelling', ...(kept ? { penalty } : {}), refund },
    },
    ...(also ? { also: (tx) => also(tx, refund) } : {}),
  };
}

/**
 * Writes that a booking is cancelled at its supplier, and drives what follows: what was paid goes back and the traveller is
 * written to. An order that its supplier still thinks about is asked after now. See `BookingEngine.cancelledBySupplier`.
 */
export async function cancelledBySupplier(
  store: BookingStore,
  parts: Parts,
  { reopen, drive }: Driver,
  { agencyId, bookingId }: { agencyId: string; bookingId: string },
  told: Told,
): ReturnType<BookingEngine['cancelledBySupplier']> {
  for (const pause of PAUSES_MS) {
    if (pause > 0) await sleep(pause);
    const row = await store.find(agencyId, bookingId, null);
    if (!row || OVER.includes(row.state)) return 'over';
    if (AT_SUPPLIER.includes(row.state)) {
      await store.hurry(row);
      return 'asked-after';
    }
    if (row.state !== 'confirmed') continue;
    const agency = await parts.agencyById(agencyId);
    const taken = agency && (await reopen(row, changeOf(parts, row, told)));
    if (!taken) continue;
    await drive(taken, agency, false);
    return 'cancelled';
  }
  return 'busy';
}
