import type { SupplierReport } from '@/core/contract';
import type { Searched, SearchOptions } from '../../ports/supplier';
import { atMost } from '../../http/at-most';

/** Milliseconds after which a search ends, whoever has not answered. */
export const DEADLINE_MS = 12_000;
const LATE = Symbol('late');

/** How one supplier answered; null when it failed or hung. */
export interface Asked<Answer> {
  readonly report: SupplierReport;
  readonly answer: Answer | null;
  /** It has told this before its answer, and goes on. */
  readonly isPart?: true;
}

export interface AskOptions {
  /** Aborted when nobody waits any more: every supplier is let go at once. */
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly deadline?: number;
}

/** Resolves when the time is over, rejects when the caller goes away; `end` forgets both. */
function limit(signal: AbortSignal, milliseconds: number) {
  let end = () => {};
  const over = new Promise<typeof LATE>((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    const timer = setTimeout(() => resolve(LATE), milliseconds);
    signal.addEventListener('abort', onAbort, { once: true });
    end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
    if (signal.aborted) onAbort();
  });
  return { over, end };
}

type Bounds = Required<AskOptions>;

interface Some {
  readonly offers: readonly unknown[];
}

/** The end of one supplier's search; `tell` is called with what it told before. What was told has been answered. */
async function askOne<Search, Answer extends Some>(
  supplier: Searched<Search, Answer>,
  search: Search,
  { signal: caller, deadline }: Bounds,
  tell: (part: Asked<Answer>) => void,
): Promise<Asked<Answer>> {
  const started = performance.now();
  let told = 0;
  const report = (state: SupplierReport['state'], offers: number): SupplierReport => ({
    id: supplier.id,
    name: supplier.name,
    state,
    offers,
    took: Math.round(performance.now() - started),
  });
  // Its turn came when the search was over.
  if (deadline <= 0) return { report: report('timed-out', 0), answer: null };
  const abort = new AbortController();
  const { over, end } = limit(caller, deadline);
  const silent = (state: 'failed' | 'timed-out') => report(told > 0 ? 'answered' : state, told);
  try {
    const signal = AbortSignal.any([caller, abort.signal]);
    const options: SearchOptions<Answer> = {
      signal,
      withinMs: deadline,
      tell(part) {
        if (signal.aborted || part.offers.length === 0) return;
        told += part.offers.length;
        tell({ report: report('answered', told), answer: part, isPart: true });
      },
    };
    const answer = await Promise.race([supplier.search(search, options), over]);
    if (answer !== LATE) return { report: report('answered', told + answer.offers.length), answer };
    abort.abort(new DOMException('The search is over', 'TimeoutError'));
    return { report: silent('timed-out'), answer: null };
  } catch (error) {
    if (caller.aborted) throw error;
    return { report: silent('failed'), answer: null };
  } finally {
    end();
  }
}

/** What several tell, in the order in which they tell it. */
function createHeard<T>() {
  const heard: T[] = [];
  let wake = () => {};
  let broken: { error: unknown } | null = null;
  return {
    tell(each: T): void {
      heard.push(each);
      wake();
    },
    break(error: unknown): void {
      broken ??= { error };
      wake();
    },
    async next(): Promise<T> {
      while (heard.length === 0 && !broken) await new Promise<void>((resolve) => (wake = resolve));
      if (broken) throw broken.error;
      return heard.shift()!;
    },
  };
}

/**
 * Asks every supplier, five at a time (R238), and gives what each tells the moment it is there; one that breaks or hangs costs
 * only its own offers. Throws when the caller goes away.
 */
export async function* askAll<Search, Answer extends Some>(
  suppliers: readonly Searched<Search, Answer>[],
  search: Search,
  { signal, deadline = DEADLINE_MS }: AskOptions,
): AsyncGenerator<Asked<Answer>> {
  const inTurn = atMost();
  const ends = performance.now() + deadline;
  const heard = createHeard<Asked<Answer>>();
  for (const supplier of suppliers)
    // Whoever had to wait has less time: the search ends for all at once.
    void inTurn(() =>
      askOne(supplier, search, { signal, deadline: Math.max(0, ends - performance.now()) }, heard.tell),
    ).then(heard.tell, heard.break);
  for (let asked = suppliers.length; asked > 0;) {
    const each = await heard.next();
    if (!each.isPart) asked -= 1;
    yield each;
  }
}
