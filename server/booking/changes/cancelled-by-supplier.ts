import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver } from '../drive';
import type { DriverParts } from '../parts';
import { AT_SUPPLIER, type State } from '../states';
import type { BookingStore } from '../store/store';
import type { BookingRow } from '../tables';
import type { BookingEngine } from '../../ports/booking';
import type { Change } from './change';

/** Waited for whoever has the booking just now. */
const PAUSES_MS = [0, 20, 80, 320];

/** What is given back, or never was had, is nothing that a supplier could still take away. */
const OVER: readonly State[] = ['cancelling', 'refunding', 'cancelled', 'withdrawing', 'voiding', 'failed'];

/** Whoever paid gets everything back, whatever the terms say; the protection too, which has nothing left to protect. */
function changeOf(
  { state, held, total_minor, currency }: BookingRow,
  { code, also }: Parameters<BookingEngine['cancelledBySupplier']>[1],
): Change {
  const refund = held ? total_minor : 0;
  return {
    to: ['cancelling'],
    set: {
      cancelled_by_supplier: true,
      penalty_minor: 0,
      refund_minor: refund,
      supplier_keeps_minor: null,
      message: null,
    },
    events: [{ type: 'supplier-cancelled', data: { code } }],
    audit: {
      userId: null,
      action: 'booking.cancel',
      before: { state },
      after: { state: 'cancelling', refund: { amount: refund, currency } },
    },
    ...(also ? { also } : {}),
  };
}

/**
 * Writes that the supplier has cancelled a booking, and drives what follows: what was paid goes back and the traveller is
 * written to. An order that its supplier still thinks about is asked after now. See `BookingEngine.cancelledBySupplier`.
 */
export async function cancelledBySupplier(
  store: BookingStore,
  { agencyById }: Pick<DriverParts, 'agencyById'>,
  { reopen, drive }: Driver,
  { agencyId, bookingId }: { agencyId: string; bookingId: string },
  told: Parameters<BookingEngine['cancelledBySupplier']>[1],
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
    const agency = await agencyById(agencyId);
    const taken = agency && (await reopen(row, changeOf(row, told)));
    if (!taken) continue;
    await drive(taken, agency, false);
    return 'cancelled';
  }
  return 'busy';
}
