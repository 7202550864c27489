import type { Money } from '@/core/contract';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { conflict } from '../../error';
import type { Driver } from '../drive';
import type { State } from '../states';
import type { BookingStore } from '../store/store';
import type { BookingRow } from '../tables';
import type { Caller } from '../../ports/booking';

/** What staff may settle with a bank or a supplier itself, where those refuse to do it when they are asked by the engine. */
const BY_HAND: readonly State[] = ['refunding', 'voiding', 'releasing', 'withdrawing'];

/** The money that is about to move: what a cancellation returns, or what is held. Null where none is. */
export function moneyAtStake({
  state,
  currency,
  held,
  refund_minor,
  total_minor,
}: Pick<BookingRow, 'state' | 'currency' | 'held' | 'refund_minor' | 'total_minor'>): Money | null {
  const amount = state === 'refunding' ? refund_minor : held ? total_minor : null;
  return amount === null ? null : { amount, currency };
}

export const changed = () => conflict(bookingRefusals.busy);

/** Throws unless the caller has seen what is at stake now. */
export function requireSeen(row: BookingRow, accepted: Money | null): void {
  const stake = moneyAtStake(row);
  if (stake?.amount !== accepted?.amount || stake?.currency !== accepted?.currency) throw changed();
}

/** Whether somebody has done outside what this state waits for. */
export const isDoneByHand = ({ state, by_hand }: Pick<BookingRow, 'state' | 'by_hand'>): boolean =>
  by_hand === state;

/**
 * Takes a booking that nobody drives, to write what a person decides. Throws HttpError 409 where it has moved since it was
 * seen, or is not `fit`.
 */
export async function takeSeen(
  store: BookingStore,
  { claim, persist }: Driver,
  seen: BookingRow,
  fit: (row: BookingRow) => boolean = () => true,
): Promise<BookingRow> {
  await store.hurry(seen);
  const row = await claim(seen);
  if (!row) throw changed();
  if (row.state === seen.state && fit(row)) return row;
  await persist(row, { waitMs: 0 });
  throw changed();
}

/**
 * Writes that somebody has done outside what a gateway or a supplier refuses; the caller drives it on. Throws HttpError 409
 * for what cannot be settled so, or has moved since it was seen.
 */
export async function writeByHand(
  store: BookingStore,
  driver: Driver,
  caller: Caller,
  seen: BookingRow,
  { accepted }: { accepted: Money | null },
): Promise<BookingRow> {
  if (!BY_HAND.includes(seen.state)) throw changed();
  requireSeen(seen, accepted);
  const row = await takeSeen(store, driver, seen);
  return driver.persist(row, {
    set: { by_hand: row.state },
    events: [{ type: 'settled-by-hand', data: { by: caller.user.id } }],
    audit: {
      userId: caller.user.id,
      action: 'booking.settle-by-hand',
      before: { state: row.state },
      after: accepted ? { amount: accepted } : {},
    },
  });
}
