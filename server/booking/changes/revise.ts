import { setTimeout as sleep } from 'node:timers/promises';
import type { Change } from './change';
import type { Driver } from '../drive';
import type { DriverParts } from '../parts';
import { whenOf } from '../lists/over';
import { recordOf } from '../lists/record';
import type { BookingStore } from '../store/store';
import type { BookingRow } from '../tables';
import type { BookingEngine, BookingRecord, Revision } from '../../ports/booking';

/** Waited for whoever has the booking just now: 1.3 s in all, many times what writing takes. */
const PAUSES_MS = [0, 5, 10, 20, 40, 80, 160, 320, 640];

async function recordWithEvents(store: BookingStore, row: BookingRow): Promise<BookingRecord> {
  const events = await store.events(row.agency_id, row.id);
  return recordOf(
    row,
    events.map(({ at, type, data }) => ({ at: at.toISOString(), type, data })),
  );
}

/** A trip at other times is listed at those. */
function moved(products: DriverParts['products'], row: BookingRow, { offer, details }: Revision) {
  const product = products.get(row.product);
  if (offer === undefined || !product) return {};
  return whenOf(product, { offer, request: row.request, details: details ?? row.details });
}

const changeOf = (products: DriverParts['products'], row: BookingRow, revision: Revision): Change => {
  const { status, details, offer, locator, event, mail, audit, also } = revision;
  return {
    set: {
      ...moved(products, row, revision),
      ...(status === undefined ? {} : { product_status: status }),
      ...(details === undefined ? {} : { details }),
      ...(offer === undefined ? {} : { offer }),
      ...(locator === undefined ? {} : { locator }),
    },
    events: [event],
    ...(mail ? { mail: { bookingId: row.id, ...mail } } : {}),
    ...(audit ? { audit } : {}),
    ...(also ? { also } : {}),
  };
};

/**
 * Writes what a product has learnt about a confirmed booking, against the version that `make` saw. A booking that is
 * being cancelled or is gone is left alone; one that somebody else is writing is waited for. Throws after 1.3 s: only
 * what a crash left behind is held longer.
 */
export async function revise(
  store: BookingStore,
  { products }: Pick<DriverParts, 'products'>,
  { reopen }: Driver,
  { agencyId, bookingId }: { agencyId: string; bookingId: string },
  make: Parameters<BookingEngine['revise']>[1],
): Promise<BookingRecord | null> {
  for (const pause of PAUSES_MS) {
    if (pause > 0) await sleep(pause);
    const row = await store.find(agencyId, bookingId, null);
    if (row?.state !== 'confirmed') return null;
    const record = await recordWithEvents(store, row);
    const revision = make(record);
    if (!revision) return record;
    const revised = await reopen(row, changeOf(products, row, revision));
    if (revised) return recordWithEvents(store, revised);
  }
  throw new Error(`Booking ${bookingId} could not be changed: somebody else was always faster`);
}
