import type { SupplierReport } from '@/core/contract';
import type { CallOptions } from '../../ports/booking';
import { atMost } from '../../http/at-most';

/** Whoever can be searched. */
export interface Searched<Search, Answer> {
  readonly id: string;
  /** For people. */
  readonly name: string;
  search(search: Search, options: CallOptions): Promise<Answer>;
}

/** Milliseconds after which a search ends, whoever has not answered. */
export const DEADLINE_MS = 12_000;
const LATE = Symbol('late');

/** How one supplier answered; null when it failed or hung. */
export interface Asked<Answer> {
  readonly report: SupplierReport;
  readonly answer: Answer | null;
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

async function askOne<Search, Answer extends { readonly offers: readonly unknown[] }>(
  supplier: Searched<Search, Answer>,
  search: Search,
  { signal: caller, deadline }: Bounds,
): Promise<Asked<Answer>> {
  const started = performance.now();
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
  try {
    const signal = AbortSignal.any([caller, abort.signal]);
    const answer = await Promise.race([supplier.search(search, { signal }), over]);
    if (answer !== LATE) return { report: report('answered', answer.offers.length), answer };
    abort.abort(new DOMException('The search is over', 'TimeoutError'));
    return { report: report('timed-out', 0), answer: null };
  } catch (error) {
    if (caller.aborted) throw error;
    return { report: report('failed', 0), answer: null };
  } finally {
    end();
  }
}

/**
 * Asks every supplier, five at a time (R238), and gives each answer the moment it is there; one that breaks or hangs costs only its own
 * offers. Throws when the caller goes away.
 */
export async function* askAll<Search, Answer extends { readonly offers: readonly unknown[] }>(
  suppliers: readonly Searched<Search, Answer>[],
  search: Search,
  { signal, deadline = DEADLINE_MS }: AskOptions,
): AsyncGenerator<Asked<Answer>> {
  const inTurn = atMost();
  const ends = performance.now() + deadline;
  const waiting = new Map(
    suppliers.map((supplier) => {
      // Whoever had to wait has less time: the search ends for all at once.
      const asked = inTurn(() =>
        askOne(supplier, search, { signal, deadline: Math.max(0, ends - performance.now()) }),
      ).then((result) => ({ supplier, result }));
      // When the caller goes away all of them reject, and only the first is awaited.
      asked.catch(() => undefined);
      return [supplier, asked];
    }),
  );
  while (waiting.size > 0) {
    const { supplier, result } = await Promise.race(waiting.values());
    waiting.delete(supplier);
    yield result;
  }
}
