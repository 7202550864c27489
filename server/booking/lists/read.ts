import type { TripSummary } from '@/core/contract';
import { isUuid } from '../../http/uuid';
import { viewFor } from '../../pricing';
import type { DriverParts } from '../parts';
import { recordOf, tripOf } from './record';
import { shownState, statesShownAs } from '../states';
import type { BookingStore } from '../store/store';
import type { BookingRow } from '../tables';
import type { BookingEngine, BookingRecord, Caller } from '../../ports/booking';

/** Staff see the agency's bookings; clients and restricted agents their trips and what they made (G122, SEC-31). */
export const onlyOwn = ({ user }: Caller): string | null =>
  user.isStaff && !user.isRestrictedAgent ? null : user.id;

/** The booking when this caller may see it; a foreign one is as absent as one that never was. */
export const visibleBooking = async (
  store: BookingStore,
  caller: Caller,
  id: string,
): Promise<BookingRow | null> => (isUuid(id) ? store.find(caller.agency.id, id, onlyOwn(caller)) : null);

export async function findBooking(
  store: BookingStore,
  caller: Caller,
  id: string,
): Promise<BookingRecord | null> {
  const row = await visibleBooking(store, caller, id);
  if (!row) return null;
  const events = await store.events(row.agency_id, row.id);
  const record = recordOf(
    row,
    events.map(({ at, type, data }) => ({ at: at.toISOString(), type, data })),
  );
  return { ...record, price: viewFor(caller.user, row.price) };
}

/** Newest first. A booking that failed before any money was held is no trip and is left out. */
export async function listBookings(
  store: BookingStore,
  { products, clock }: DriverParts,
  caller: Caller,
  filter: Parameters<BookingEngine['list']>[1],
): Promise<{ rows: TripSummary[]; totalCount: number }> {
  const sold = filter.products.filter((id) => products.has(id) && (!filter.product || filter.product === id));
  const states = filter.state ? statesShownAs(filter.state) : null;
  if (sold.length === 0 || states?.length === 0) return { rows: [], totalCount: 0 };
  const { rows, totalCount } = await store.list({
    agencyId: caller.agency.id,
    userId: filter.ownOnly ? caller.user.id : onlyOwn(caller),
    trips: filter.ownOnly,
    products: sold,
    states,
    when: filter.when ?? 'all',
    now: clock.now(),
    locator: filter.locator?.trim().toUpperCase() || null,
    order: filter.order ?? 'booked',
    from: filter.from,
    size: filter.size,
  });
  return { rows: rows.map((row) => tripOf(row, products.get(row.product)!, filter.language)), totalCount };
}

/** What the caller's own trips count, without reading them. */
export async function tallyBookings(
  store: BookingStore,
  { products, clock }: DriverParts,
  { agency, user }: Caller,
  among: readonly string[],
): ReturnType<BookingEngine['tally']> {
  const sold = among.filter((id) => products.has(id));
  if (sold.length === 0) return [];
  const entries = await store.tally({
    agencyId: agency.id,
    userId: user.id,
    trips: true,
    products: sold,
    states: null,
    when: 'all',
    now: clock.now(),
    locator: null,
  });
  return entries.map((entry) => ({ ...entry, state: shownState(entry.state) }));
}
