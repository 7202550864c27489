import type { Clock } from '../../ports/services';
import { seal, unseal } from './seal';

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
  /** Milliseconds for which a correlation id is good. */
  readonly lifetime?: number;
  /** Searches that a process holds at most; the one that was asked for longest ago goes first. */
  readonly most?: number;
}

export interface OngoingSearches<Search, Batch> {
  /** Begins a search for whoever `owner` is, usually an agency; it is followed by the correlation id. */
  begin(owner: string, search: Search): string;
  /**
   * The search of a correlation id. One that this process does not hold, because another one began it or it was let go
   * of, is asked anew. `null` for an id that is over, changed, or another owner's.
   */
  follow(owner: string, correlation: string): Ongoing<Search, Batch> | null;
}

interface Sealed<Search> {
  readonly owner: string;
  readonly search: Search;
  /** Milliseconds since 1970. */
  readonly begun: number;
}

/** One run, which everybody who follows it shares. */
function start<Search, Batch>(
  search: Search,
  { run, broken }: Pick<OngoingOptions<Search, Batch>, 'run' | 'broken'>,
) {
  const abort = new AbortController();
  const batches: Batch[] = [];
  let completed = false;
  let waiting: (() => void)[] = [];
  const tell = () => {
    const told = waiting;
    waiting = [];
    for (const each of told) each();
  };
  const found = (): Found<Batch> => ({ batches: [...batches], completed });

  void (async () => {
    try {
      for await (const batch of run(search, abort.signal)) {
        batches.push(batch);
        tell();
      }
    } catch (error) {
      if (!abort.signal.aborted) broken(error);
    } finally {
      completed = true;
      tell();
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

  return { search, found, more, end: () => abort.abort() };
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
  lifetime = 30 * 60_000,
  most = 200,
}: OngoingOptions<Search, Batch>): OngoingSearches<Search, Batch> {
  /** The one that was asked for last stands at the end. */
  const held = new Map<string, ReturnType<typeof start<Search, Batch>>>();

  const hold = (correlation: string, search: Search) => {
    const running = held.get(correlation) ?? start(search, { run, broken });
    held.delete(correlation);
    held.set(correlation, running);
    for (const [id, oldest] of held) {
      if (held.size <= most) break;
      held.delete(id);
      oldest.end();
    }
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
      hold(correlation, search);
      return correlation;
    },
    follow(owner, correlation) {
      const sealed = open(correlation);
      if (!sealed || sealed.owner !== owner || clock.now().getTime() - sealed.begun > lifetime) return null;
      return hold(correlation, sealed.search);
    },
  };
}
