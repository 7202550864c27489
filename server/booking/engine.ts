import { setTimeout as sleep } from 'node:timers/promises';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { conflict, notFound } from '../error';
import { type CameBack, writeCameBack } from './changes/came-back';
import { cancelledBySupplier } from './changes/cancelled-by-supplier';
import { cancelTerms, cannot, writeCancelling } from './changes/cancel-booking';
import { createDriver } from './drive';
import type { DriverParts, EngineParts } from './parts';
import { makeQuote } from './quote/quote';
import { findBooking, listBookings, tallyBookings, visibleBooking } from './lists/read';
import { progressOf, saidOfEnd } from './lists/record';
import { busy, isRepeated, writePaying } from './changes/pay';
import { requireSeen, writeByHand } from './changes/by-hand';
import { writeGivenUp } from './changes/give-up';
import { createRecovery, type Recovery } from './recovery';
import { revise } from './changes/revise';
import { createSqlStore } from './store/sql-store';
import { priceChanged, writeIntent } from './start';
import { isSettled, type State } from './states';
import type { BookingStore } from './store/store';
import type { BookingRow } from './tables';
import type { BookingEngine, Caller } from '../ports/booking';

/** The engine, with what moves on bookings that nobody asks about. */
export interface RecoveringEngine extends BookingEngine {
  readonly recovery: Recovery;
  /** The gateway says that a refund which it called done has come back; false where that changes nothing. */
  refundCameBack(refund: CameBack): Promise<boolean>;
}

const BEING_CANCELLED: readonly State[] = ['withdrawing', 'cancelling', 'refunding', 'cancelled'];
const isBeingCancelled = ({ state }: BookingRow): boolean => BEING_CANCELLED.includes(state);

/** Sells every product the same way, and never loses or doubles a booking or a payment on the way. */
export const createBookingEngine = (parts: EngineParts): RecoveringEngine =>
  createEngineOn(createSqlStore(parts), parts);

/** The engine over any store that keeps the store's promises. */
export function createEngineOn(store: BookingStore, parts: DriverParts): RecoveringEngine {
  const driver = createDriver(store, parts);
  const { drive, claim } = driver;

  const visible = async (caller: Caller, id: string): Promise<BookingRow> => {
    const row = await visibleBooking(store, caller, id);
    if (!row) throw notFound();
    return row;
  };

  const asItIsNow = async (row: BookingRow): Promise<BookingRow> =>
    (await store.find(row.agency_id, row.id, null)) ?? row;

  /** As it is when whoever has taken it has written what for, which is a moment later. */
  const onceWritten = async (row: BookingRow, isWritten: (now: BookingRow) => boolean) => {
    let now = await asItIsNow(row);
    for (let tries = 0; tries < 25 && !isWritten(now); tries++) {
      await sleep(20);
      now = await asItIsNow(row);
    }
    return now;
  };

  /** Null when somebody else drives it, or nobody has to. */
  const take = (row: BookingRow): Promise<BookingRow | null> =>
    isSettled(row.state) ? Promise.resolve(null) : claim(row);

  /** Moves a booking on if nobody else does just now, and tells where it stands then. */
  const advance = async (caller: Caller, row: BookingRow): Promise<BookingRow> => {
    const taken = await take(row);
    if (taken) await drive(taken, caller.agency, false);
    return asItIsNow(row);
  };

  return {
    recovery: createRecovery(store, parts, driver),
    quote: (caller, product, offerId, request, choices) =>
      makeQuote(store, parts, caller, product, offerId, request, choices),
    find: (caller, id) => findBooking(store, caller, id),
    list: (caller, filter) => listBookings(store, parts, caller, filter),
    tally: (caller, products) => tallyBookings(store, parts, caller, products),

    async start(caller, product, input) {
      const { row, isNew } = await writeIntent(store, parts, driver, caller, product, input);
      if (isNew) await drive(row, caller.agency, true);
      const after = isNew ? await asItIsNow(row) : await advance(caller, row);
      const changed = priceChanged(caller, after);
      if (changed) throw changed;
      return progressOf(after);
    },

    async resume(caller, id) {
      return progressOf(await advance(caller, await visible(caller, id)));
    },

    async cancelPenalty(caller, id) {
      const row = await visible(caller, id);
      const { penalty, refund, settlement, agency } = await cancelTerms(parts, caller, row);
      return { penalty, refund, settlement, ...(agency && caller.user.isStaff ? { agency } : {}) };
    },

    async cancel(caller, id, acceptedPenalty, reason) {
      const row = await visible(caller, id);
      const isAsked = isBeingCancelled(row);
      const asked = { accepted: acceptedPenalty, reason };
      const taken = isAsked ? await take(row) : await writeCancelling(parts, driver, caller, row, asked);
      if (taken) await drive(taken, caller.agency, !isAsked);
      const after = await onceWritten(row, ({ version }) => isAsked || version !== row.version);
      if (isBeingCancelled(after)) return { ...progressOf(after), byOther: !taken };
      if (after.refusals > row.refusals) throw conflict(saidOfEnd(after) ?? bookingRefusals.notCancelled);
      throw cannot();
    },

    async pay(caller, id, input) {
      const row = await visible(caller, id);
      const again = isRepeated(row, input);
      if (!again) {
        const paying = await writePaying(parts, driver, caller, row, input);
        if (paying) await drive(paying, caller.agency, true);
      }
      // Another press of the same button may have taken the booking, and write a moment later which payment it is.
      const isWritten = (now: BookingRow) => now.state !== 'reserved' || isRepeated(now, input);
      const after = again ? await advance(caller, row) : await onceWritten(row, isWritten);
      if (!isRepeated(after, input)) throw busy();
      return progressOf(after);
    },

    async askAgain(caller, id, accepted) {
      const row = await visible(caller, id);
      if (accepted !== undefined) requireSeen(row, accepted);
      await store.hurry(row, { userId: caller.user.id, amount: accepted ?? null });
      return progressOf(await advance(caller, await asItIsNow(row)));
    },

    async settleByHand(caller, id, asked) {
      const row = await visible(caller, id);
      await drive(await writeByHand(store, driver, caller, row, asked), caller.agency, false);
      return progressOf(await asItIsNow(row));
    },

    async giveUp(caller, id, accepted) {
      const row = await visible(caller, id);
      const given = await writeGivenUp(store, driver, caller, row, accepted);
      await drive(given, caller.agency, given.state === 'voiding');
      return progressOf(await asItIsNow(row));
    },

    cancelledBySupplier: (at, told) => cancelledBySupplier(store, parts, driver, at, told),
    refundCameBack: (refund) => writeCameBack(store, parts, driver, refund),

    revise: (at, make) => revise(store, parts, driver, at, make),
  };
}
