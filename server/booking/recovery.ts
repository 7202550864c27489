import type { Driver } from './drive';
import type { DriverParts } from './parts';
import type { BookingStore, LeaseMark } from './store/store';

const BATCH = 500;
const AT_ONCE = 4;

export interface Recovery {
  /** Moves on every booking that is due and that nobody drives; returns how many it took up. */
  run(): Promise<number>;
  /**
   * Runs at once and then every `everyMs`. `alone` says that no other process works on this database: what
   * others seem to be driving was left by a process that is dead, and is taken over without waiting.
   * Returns what stops it and waits for the running round.
   */
  start(options?: { everyMs?: number; alone?: boolean }): Promise<() => Promise<void>>;
}

/** Picks up what a crash, a time-out or a slow supplier has left on the way. */
export function createRecovery(
  store: BookingStore,
  { clock, log, agencyById }: DriverParts,
  { claim, drive, leases }: Driver,
): Recovery {
  const takeUp = async (seen: LeaseMark): Promise<boolean> => {
    const agency = await agencyById(seen.agency_id);
    const claimed = agency && (await claim(seen));
    if (!claimed) return false;
    await drive(claimed, agency, false);
    return true;
  };

  const run = async (): Promise<number> => {
    const waiting = await store.due(clock.now(), BATCH);
    leases.watchOnly(new Set(waiting.map(({ id }) => id)));
    let taken = 0;
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        try {
          if (await takeUp(next)) taken++;
        } catch (error) {
          // Its lease was left behind, so it is tried again later without holding up the others.
          log.error({ err: error, bookingId: next.id }, 'A booking could not be moved on');
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return taken;
  };

  return {
    run,
    async start({ everyMs = 2_000, alone = false } = {}) {
      if (alone) await store.endLeases();
      let running: Promise<unknown> = Promise.resolve();
      let busy = false;
      const round = () => {
        if (busy) return;
        busy = true;
        running = run()
          .catch((error: unknown) => log.error({ err: error }, 'Bookings could not be looked through'))
          .finally(() => (busy = false));
      };
      round();
      const timer = setInterval(round, everyMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}
