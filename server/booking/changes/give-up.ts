import type { Money } from '@/core/contract';
import type { Caller } from '../../ports/booking';
import type { Driver } from '../drive';
import { AT_SUPPLIER, type State } from '../states';
import { giveUp, NEVER_ARRIVED } from '../steps/order';
import type { BookingStore } from '../store/store';
import type { BookingRow } from '../tables';
import { changed, requireSeen, takeSeen } from './by-hand';

/** Whether staff may give up an order of which the supplier has not said what became of it: once somebody was called for it. */
export const mayGiveUp = ({ state, raised_at }: { state: State | null; raised_at: Date | null }): boolean =>
  state !== null && AT_SUPPLIER.includes(state) && raised_at !== null;

/** Of two orders at once one could be lost. */
const isOneOrder = ({ supplier_ref, stray }: BookingRow): boolean =>
  !supplier_ref || !stray?.order?.ref || stray.order.ref === supplier_ref;

/**
 * Writes that an order in doubt is given up and its money let go of; the caller drives it on. Nobody knows whether the
 * supplier has it, so it is left outside as a stray: asked for, given back when it turns up, raised when that is refused or
 * nobody answers (INV-3, INV-6). Throws HttpError 409 for what cannot be given up, or has moved since it was seen.
 */
export async function writeGivenUp(
  store: BookingStore,
  driver: Driver,
  caller: Caller,
  seen: BookingRow,
  accepted: Money | null,
): Promise<BookingRow> {
  if (!mayGiveUp(seen)) throw changed();
  requireSeen(seen, accepted);
  const row = await takeSeen(store, driver, seen, isOneOrder);
  const { set, ...change } = giveUp(row, 'given-up', NEVER_ARRIVED);
  return driver.persist(row, {
    ...change,
    set: {
      ...set,
      // No more the booking's own: whoever looks for it later gives it back.
      supplier_ref: null,
      stray: { ...row.stray, order: { ref: row.supplier_ref ?? row.stray?.order?.ref ?? null } },
      absences: 0,
      absent_at: null,
    },
    events: [...(change.events ?? []), { type: 'given-up', data: { by: caller.user.id } }],
    audit: {
      userId: caller.user.id,
      action: 'booking.give-up',
      before: { state: row.state },
      ...(accepted ? { after: { amount: accepted } } : {}),
    },
  });
}
