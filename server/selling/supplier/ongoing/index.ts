import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../../ports/services';
import { seal, unseal } from '../seal';
import type { Shelf } from './shelf';

/** What a search has found so far. */
export interface Found<Batch> {
  /** In the order in which they came. */
  readonly batches: readonly Batch[];
  /** Nothing more will come. */
  readonly completed: boolean;
}

/** A search that goes on after the call that began it was answered. */
export interface Ongoing<Search, Batch> {
  readonly search: Search;
  /** Resolves when what other processes have found so far is here, too. */
  readonly caughtUp: Promise<void>;
  found(): Found<Batch>;
  /**
   * Waits until there are more than `than` batches, or nothing more will come, or `milliseconds` are over. Rejects when
   * `signal` is aborted; the search goes on.
   */
  more(than: number, milliseconds: number, signal: AbortSignal): Promise<Found<Batch>>;
}

export interface OngoingOptions<Search, Batch> {
  readonly clock: Clock;
  /** Seals the correlation ids: see `sealingKey`. */
  readonly secret: string;
  /** Asks the suppliers. It should end by itself; `signal` is aborted when nobody can ask for the search any more. */
  readonly run: (search: Search, signal: AbortSignal) => AsyncIterable<Batch>;
  /** Told why a run broke; what came before is still for sale. */
  readonly broken: (error: unknown) => void;
  /** Where other processes find what this one has found; without it they ask anew. */
  readonly shelf?: Shelf<Batch> | null;
  /** Milliseconds for which a correlation id is good. */
  readonly lifetime?: number;
  /** Searches that a process holds at most; the one that was asked for longest ago goes first. */
  readonly most?: number;
  /** How much a batch is, and how much of all together a process holds, in whatever they are weighed by. */
  readonly weighed?: { readonly of: (batch: Batch) => number; readonly most: number };
}

export interface OngoingSearches<Search, Batch> {
  /** Begins a search of an agency; it is followed by the correlation id. */
  begin(owner: Owner, search: Search): string;
  /**
   * The search of a correlation id. One that this process does not hold, because another one began it or it was let go
   * of, is read where that one puts it down, and asked anew where nobody does. `null` for an id that is over, changed, or
   * another owner's.
   */
  follow(owner: Owner, correlation: string): Ongoing<Search, Batch> | null;
}

/** Whose a search is: an agency's, as long as it is `as` it was. */
export interface Owner {
  readonly agencyId: string;
  readonly as: string;
}

/** Milliseconds between two looks at what another process has found. */
const LOOK_MS = 200;
/** Nobody goes on searching for so long: the process that did has ended. */
const LONGEST_MS = 15_000;

interface Sealed<Search> {
  readonly owner: Owner;
  readonly search: Search;
  /** Milliseconds since 1970. */
  readonly begun: number;
}

/** One run, which everybody who follows it shares. */
function start<Search, Batch>(
  search: Search,
  run: (signal: AbortSignal, caughtUp: () => void) => AsyncIterable<Batch>,
  { broken, came }: { broken: (error: unknown) => void; came: () => void },
) {
  const abort = new AbortController();
  const batches: Batch[] = [];
  let completed = false;
  let onCaughtUp = () => {};
  const caughtUp = new Promise<void>((resolve) => (onCaughtUp = resolve));
  let waiting: (() => void)[] = [];
  const tell = () => {
    const told = waiting;
    waiting = [];
    for (const each of told) each();
  };
  const found = (): Found<Batch> => ({ batches: [...batches], completed });

  void (async () => {
    try {
      for await (const batch of run(abort.signal, onCaughtUp)) {
        batches.push(batch);
        tell();
        came();
      }
    } catch (error) {
      if (!abort.signal.aborted) broken(error);
    } finally {
      completed = true;
      tell();
      onCaughtUp();
    }
  })();

  const more = (than: number, milliseconds: number, signal: AbortSignal) =>
    new Promise<Found<Batch>>((resolve, reject) => {
      signal.throwIfAborted();
      const settle = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        waiting = waiting.filter((each) => each !== look);
        resolve(found());
      };
      const look = () => (completed || batches.length > than ? settle() : waiting.push(look));
      const onAbort = () => {
        clearTimeout(timer);
        waiting = waiting.filter((each) => each !== look);
        reject(signal.reason as Error);
      };
      const timer = setTimeout(settle, milliseconds);
      signal.addEventListener('abort', onAbort, { once: true });
      look();
    });

  return { search, batches, caughtUp, found, more, end: () => abort.abort() };
}

/**
 * Searches that are asked for again and again while suppliers still answer (R255). The correlation id carries the search
 * itself under a seal, so any process can follow it, also after a restart.
 */
export function createOngoing<Search, Batch>({
  clock,
  secret,
  run,
  broken,
  shelf = null,
  lifetime = 30 * 60_000,
  most = 200,
  weighed,
}: OngoingOptions<Search, Batch>): OngoingSearches<Search, Batch> {
  type Running = ReturnType<typeof start<Search, Batch>>;
  /** The one that was asked for last stands at the end. */
  const held = new Map<string, Running>();

  const letGo = (correlation: string, running: Running) => {
    if (held.get(correlation) === running) held.delete(correlation);
    running.end();
  };

  /** How much a process holds stays within its bounds: what was asked for longest ago goes, and never the last one. */
  function keepWithin(): void {
    const weightOf = ({ batches }: Running) =>
      weighed ? batches.reduce((all, batch) => all + weighed.of(batch), 0) : 0;
    let weight = weighed ? [...held.values()].reduce((all, each) => all + weightOf(each), 0) : 0;
    for (const [id, oldest] of held) {
      if (held.size === 1 || (held.size <= most && (!weighed || weight <= weighed.most))) break;
      weight -= weightOf(oldest);
      letGo(id, oldest);
    }
  }

  /** Asks the suppliers, or reads what whoever asked them first has put down. */
  async function* source(
    correlation: string,
    { owner, search }: Sealed<Search>,
    signal: AbortSignal,
    caughtUp: () => void,
  ) {
    if (!shelf) {
      caughtUp();
      return yield* run(search, signal);
    }
    const shelved = { agencyId: owner.agencyId, correlation };
    let nth = 0;
    if (!(await shelf.claim(shelved)))
      for (;;) {
        const found = await shelf.read(shelved, nth);
        if (!found) break;
        yield* found.batches;
        nth += found.batches.length;
        if (found.completed) return;
        if (clock.now().getTime() - found.since.getTime() > LONGEST_MS) break;
        caughtUp();
        await wait(LOOK_MS, undefined, { signal });
      }
    // What has come is there; only where nothing has they are asked, by whoever it was meant to be or not.
    if (nth > 0) return;
    caughtUp();
    let written = Promise.resolve();
    const put = (batch: Batch | null) => {
      const at = (nth += 1);
      written = written.then(() => shelf.put(shelved, at, batch));
    };
    for await (const batch of run(search, signal)) {
      put(batch);
      yield batch;
    }
    put(null);
  }

  const hold = (correlation: string, sealed: Sealed<Search>): Running => {
    const known = held.get(correlation);
    const running =
      known ??
      start(sealed.search, (...how) => source(correlation, sealed, ...how), { broken, came: keepWithin });
    if (!known) {
      const left = lifetime - (clock.now().getTime() - sealed.begun);
      // Nobody can ask for it any more.
      setTimeout(() => letGo(correlation, running), left).unref();
    }
    held.delete(correlation);
    held.set(correlation, running);
    keepWithin();
    return running;
  };

  const open = (correlation: string): Sealed<Search> | null => {
    const text = unseal(correlation, secret);
    return text === null ? null : (JSON.parse(Buffer.from(text, 'base64url').toString()) as Sealed<Search>);
  };

  return {
    begin(owner, search) {
      const sealed: Sealed<Search> = { owner, search, begun: clock.now().getTime() };
      const correlation = seal(Buffer.from(JSON.stringify(sealed)).toString('base64url'), secret);
      hold(correlation, sealed);
      return correlation;
    },
    follow(owner, correlation) {
      const sealed = open(correlation);
      if (!sealed || clock.now().getTime() - sealed.begun > lifetime) return null;
      const { agencyId, as } = sealed.owner;
      return agencyId === owner.agencyId && as === owner.as ? hold(correlation, sealed) : null;
    },
  };
}
