import { atMost } from '../http/at-most';
import type { Driver } from './drive';
import type { Call } from './outside/failpoints';
import type { DriverParts } from './parts';
import { STEPS } from './steps';
import type { BookingStore, DueBooking } from './store/store';

const BATCH = 500;
/** So many bookings are moved on at the same time that wait for the same supplier, or for the gateway. */
const AT_ONCE = 8;

const AT_GATEWAY: readonly Call[] = ['authorise', 'payment-lookup', 'capture', 'void', 'refund'];

export interface Recovery {
  /**
   * Moves on every booking that is due and that nobody drives, and that is not being moved on already; returns how many it
   * took up.
   */
  run(): Promise<number>;
  /**
   * Looks at once and then every `everyMs`, whatever is still under way. `alone` says that no other process works on this
   * database: what others seem to be driving was left by a process that is dead, and is taken over without waiting.
   * Returns what stops it and waits for what is under way.
   */
  start(options?: { everyMs?: number; alone?: boolean }): Promise<() => Promise<void>>;
}

/** Picks up what a crash, a time-out or a slow supplier has left on the way. Whoever hangs holds up its own bookings alone. */
export function createRecovery(
  store: BookingStore,
  { clock, log, agencyById, products }: DriverParts,
  { claim, drive, leases }: Driver,
): Recovery {
  /** One for everybody who may hang. */
  const queues = new Map<string, ReturnType<typeof atMost>>();
  /** Bookings that wait for their turn or are being moved on. */
  const inWork = new Set<string>();

  function queueOf({ state, product, offer_ref }: DueBooking): ReturnType<typeof atMost> {
    const call = STEPS[state]?.call;
    const whom =
      call && AT_GATEWAY.includes(call)
        ? 'gateway'
        : `${product} ${products.get(product)?.supplierOf?.(offer_ref) ?? ''}`;
    const queue = queues.get(whom) ?? atMost(AT_ONCE);
    queues.set(whom, queue);
    return queue;
  }

  const takeUp = async (seen: DueBooking): Promise<boolean> => {
    try {
      const agency = await agencyById(seen.agency_id);
      const claimed = agency && (await claim(seen));
      if (!claimed) return false;
      await drive(claimed, agency, false);
      return true;
    } catch (error) {
      // Its lease was left behind, so it is tried again later without holding up the others.
      log.error({ err: error, bookingId: seen.id }, 'A booking could not be moved on');
      return false;
    } finally {
      inWork.delete(seen.id);
    }
  };

  /** Puts what is due and free into the queues. */
  const look = async (): Promise<Promise<boolean>[]> => {
    const waiting = await store.due(clock.now(), BATCH, [...inWork]);
    leases.watchOnly(new Set([...inWork, ...waiting.map(({ id }) => id)]));
    return waiting
      .filter((seen) => !inWork.has(seen.id) && leases.isFree(seen))
      .map((seen) => {
        inWork.add(seen.id);
        return queueOf(seen)(() => takeUp(seen));
      });
  };

  return {
    async run() {
      const taken = await Promise.all(await look());
      return taken.filter(Boolean).length;
    },
    async start({ everyMs = 2_000, alone = false } = {}) {
      if (alone) await store.endLeases();
      const underWay = new Set<Promise<unknown>>();
      let isLooking = false;
      const round = () => {
        if (isLooking) return;
        isLooking = true;
        const going = look()
          .finally(() => (isLooking = false))
          .then((taken) => Promise.all(taken))
          .catch((error: unknown) => log.error({ err: error }, 'Bookings could not be looked through'))
          .finally(() => underWay.delete(going));
        underWay.add(going);
      };
      round();
      const timer = setInterval(round, everyMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await Promise.all(underWay);
      };
    },
  };
}
