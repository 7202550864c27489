import { tooBusy, tooMany } from './limits';

/** How many there may be of a process, of one agency, and of one client of an agency. */
interface Shares {
  readonly process: number;
  readonly agency: number;
  readonly client: number;
}

export interface QueueOptions {
  /** Those that have a place. */
  readonly running: Shares;
  /** Those that wait for one; what comes on top is refused at once. */
  readonly waiting: Shares;
  /** Milliseconds that somebody waits at most. */
  readonly patience: number;
  /** Milliseconds after which a place is given away, whoever still has it: a reader may never read to the end. */
  readonly longest: number;
}

export interface Waiting {
  readonly agency: string;
  /** A user, or an address. */
  readonly client: string;
}

export interface FairQueue {
  /**
   * Resolves with what gives the place back. Throws HttpError 429 when the client or its agency has all that one may have,
   * 503 when the process has, both with `retry-after`; and the reason of `signal`.
   */
  enter(who: Waiting, signal: AbortSignal): Promise<() => void>;
}

/** Counts who is there. */
function counter(most: Shares) {
  const counts = new Map<string, number>();
  const keysOf = ({ agency, client }: Waiting) =>
    ({ client: `${agency} ${client}`, agency, process: '' }) as const;
  const of = (key: string) => counts.get(key) ?? 0;
  const add = (who: Waiting, by: 1 | -1) => {
    for (const key of Object.values(keysOf(who))) {
      const count = of(key) + by;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    }
  };
  return {
    add,
    /** What has no room left, the narrowest first; null when there is room. */
    full(who: Waiting): keyof Shares | null {
      const keys = keysOf(who);
      return (['client', 'agency', 'process'] as const).find((each) => of(keys[each]) >= most[each]) ?? null;
    },
    /** Less is sooner: first among agencies, then among the clients of one. */
    rank(who: Waiting): number {
      const keys = keysOf(who);
      return of(keys.agency) * (most.client + 1) + of(keys.client);
    },
  };
}

/**
 * Places for work, given to whoever has the fewest of them: first among agencies, then among the clients of one, then by
 * who came first. So a crowd waits for itself and for nobody else.
 */
export function createFairQueue({ running, waiting, patience, longest }: QueueOptions): FairQueue {
  const placed = counter(running);
  const line = counter(waiting);
  const entries = new Set<Waiting & { admit(): void }>();

  function place(who: Waiting): () => void {
    let isPlaced = true;
    placed.add(who, 1);
    const leave = () => {
      if (!isPlaced) return;
      isPlaced = false;
      clearTimeout(late);
      placed.add(who, -1);
      admitNext();
    };
    const late = setTimeout(leave, longest);
    late.unref();
    return leave;
  }

  function admitNext(): void {
    let next: (Waiting & { admit(): void }) | null = null;
    for (const each of entries)
      if (!placed.full(each) && (!next || placed.rank(each) < placed.rank(next))) next = each;
    next?.admit();
  }

  const refusal = (full: keyof Shares | null) =>
    full === 'client' || full === 'agency' ? tooMany(patience) : tooBusy(patience);

  return {
    async enter(who, signal) {
      signal.throwIfAborted();
      // Whoever waits and could have a place has been given it: nobody is overtaken here.
      if (!placed.full(who)) return place(who);
      const crowded = line.full(who);
      if (crowded) throw refusal(crowded);
      return new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', onAbort);
          entries.delete(entry);
          line.add(who, -1);
        };
        const onAbort = () => {
          end();
          reject(signal.reason as Error);
        };
        const timer = setTimeout(() => {
          end();
          reject(refusal(placed.full(who)));
        }, patience);
        const entry = {
          ...who,
          admit() {
            end();
            resolve(place(who));
          },
        };
        signal.addEventListener('abort', onAbort, { once: true });
        line.add(who, 1);
        entries.add(entry);
      });
    },
  };
}
