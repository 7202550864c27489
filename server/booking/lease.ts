import type { Logger } from 'pino';
import { isOrphan } from './lease-token';
import { LeaseLost, type BookingStore } from './store/store';
import type { BookingRow } from './tables';

/** Milliseconds that only ever go up: no setting of a clock moves them. */
export interface Stopwatch {
  elapsed(): number;
}

/** Who has shown no sign of life for this long has lost its bookings to whoever watched. */
export const LEASE_MS = 15_000;
/** How often a driver shows one while somebody outside keeps it waiting. */
const BEAT_MS = 5_000;

type Leased = Pick<BookingRow, 'id' | 'lease_token' | 'lease_beat' | 'version'>;
type Lease = Pick<BookingRow, 'id' | 'lease_token'>;

interface Held {
  readonly token: string;
  /** When the statement left that last found the lease to be ours. */
  provenAt: number;
}

const ofTheProcess: Stopwatch = { elapsed: () => performance.now() };

/**
 * Leases without a clock: a driver beats, and whoever wants its booking watches by a stopwatch of its own how long nothing
 * has moved. Who has certainly ended is not waited for. Machines need not agree on the time, and setting one to another takes nothing from anybody.
 */
export function createLeases(
  store: Pick<BookingStore, 'beat'>,
  { log, stopwatch = ofTheProcess }: { log: Pick<Logger, 'warn'>; stopwatch?: Stopwatch },
) {
  /** What this process drives, by booking. */
  const held = new Map<string, Held>();
  const seen = new Map<string, { mark: string; since: number }>();
  /** Leases that drivers of this process have left behind. */
  const dead = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  const beat = async (of: readonly Held[]): Promise<void> => {
    const at = stopwatch.elapsed();
    const ours = new Set(await store.beat(of.map(({ token }) => token)));
    for (const each of of) each.provenAt = ours.has(each.token) ? at : -Infinity;
  };
  const beatAll = () =>
    beat([...held.values()].filter(({ provenAt }) => provenAt > -Infinity)).catch((error: unknown) =>
      log.warn({ err: error }, 'Whoever drives bookings could not say so'),
    );
  const keep = (id: string, token: string, provenAt: number) => {
    held.set(id, { token, provenAt });
    timer ??= setInterval(() => void beatAll(), BEAT_MS).unref();
  };
  const drop = (id: string) => {
    held.delete(id);
    if (held.size > 0 || !timer) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    elapsed: () => stopwatch.elapsed(),

    /** Whether nobody drives it, as far as this process has watched. */
    isFree({ id, lease_token: token, lease_beat, version }: Leased): boolean {
      if (held.has(id)) return false;
      if (token === null || dead.get(id) === token || isOrphan(token)) return true;
      const mark = `${token} ${version} ${lease_beat}`;
      const before = seen.get(id);
      if (before?.mark === mark) return stopwatch.elapsed() - before.since >= LEASE_MS;
      seen.set(id, { mark, since: stopwatch.elapsed() });
      return false;
    },

    /** Forgets all others. */
    watchOnly(ids: ReadonlySet<string>): void {
      for (const known of [seen, dead]) for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
    },

    /** The database has just found the lease on this row to be ours, by a statement that left at `askedAt`. */
    proven({ id, lease_token: token }: Lease, askedAt: number): void {
      if (token === null) drop(id);
      else keep(id, token, askedAt);
    },

    /** To be asked before every call to somebody outside: a process may have stood still since. Throws LeaseLost. */
    async prove({ id, lease_token: token }: Lease): Promise<void> {
      const found = held.get(id);
      const mine = found?.token === token ? found : undefined;
      if (mine && stopwatch.elapsed() - mine.provenAt > LEASE_MS / 2) await beat([mine]);
      if (!mine || mine.provenAt === -Infinity) throw new LeaseLost(id);
    },

    /**
     * The driver with this lease has ended: what it did not give back may be taken at once. Another driver of this process
     * that has the booking by now keeps it.
     */
    end({ id, lease_token: token }: Lease): void {
      if (token === null || held.get(id)?.token !== token) return;
      dead.set(id, token);
      drop(id);
    },
  };
}

export type Leases = ReturnType<typeof createLeases>;
