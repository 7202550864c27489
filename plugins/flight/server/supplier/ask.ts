import type { FlightOffer, FlightSearchEvent, SupplierReport } from '../../contract';
import type { SupplierAnswer, SupplierOffer, SupplierPort, SupplierSearch } from './port';

/** Milliseconds after which a search ends, whoever has not answered. */
export const DEADLINE_MS = 12_000;
const LATE = Symbol('late');

/** How one supplier answered; null when it failed or hung. */
export interface Asked {
  readonly report: SupplierReport;
  readonly answer: SupplierAnswer | null;
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

async function askOne(
  supplier: SupplierPort,
  search: SupplierSearch,
  { signal: caller, deadline = DEADLINE_MS }: AskOptions,
): Promise<Asked> {
  const started = performance.now();
  const report = (state: SupplierReport['state'], offers: number): SupplierReport => ({
    id: supplier.id,
    name: supplier.name,
    state,
    offers,
    took: Math.round(performance.now() - started),
  });
  const abort = new AbortController();
  const { over, end } = limit(caller, deadline);
  try {
    const signal = AbortSignal.any([caller, abort.signal]);
    const answer = await Promise.race([supplier.search(search, { signal }), over]);
    if (answer !== LATE) return { report: report('answered', answer.offers.length), answer };
    abort.abort();
    return { report: report('timed-out', 0), answer: null };
  } catch (error) {
    if (caller.aborted) throw error;
    return { report: report('failed', 0), answer: null };
  } finally {
    end();
  }
}

/**
 * Asks every supplier at once and gives each answer the moment it is there; one that breaks or hangs costs only its own
 * offers. Each may sell an equal share of the results, so that all together keep to the limit. Throws when the caller goes
 * away.
 */
export async function* askAll(
  suppliers: readonly SupplierPort[],
  search: SupplierSearch,
  options: AskOptions,
): AsyncGenerator<Asked> {
  const { preferences } = search;
  const maxResults = Math.ceil(preferences.responseOptions.maxResults / Math.max(1, suppliers.length));
  const share = { ...search, preferences: { ...preferences, responseOptions: { maxResults } } };
  const waiting = new Map(
    suppliers.map((supplier) => {
      const asked = askOne(supplier, share, options).then((result) => ({ supplier, result }));
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

/** The search in pieces, each offer sold by `sell`, those of a batch cheapest first, never more than was asked for. */
export async function* searchEvents(
  suppliers: readonly SupplierPort[],
  search: SupplierSearch,
  { sell, ...options }: AskOptions & { readonly sell: (offer: SupplierOffer) => FlightOffer },
): AsyncGenerator<FlightSearchEvent> {
  yield {
    kind: 'asked',
    suppliers: suppliers.map(({ id, name }) => ({ id, name })),
    deadline: options.deadline ?? DEADLINE_MS,
  };
  let left = search.preferences.responseOptions.maxResults;
  const reports: SupplierReport[] = [];
  for await (const { report, answer } of askAll(suppliers, search, options)) {
    const offers = (answer?.offers ?? [])
      .map(sell)
      .sort((a, b) => a.totalAmount.amount - b.totalAmount.amount)
      .slice(0, left);
    left -= offers.length;
    const used = new Set(offers.map(({ fareFamily }) => fareFamily));
    const supplier = { ...report, offers: offers.length };
    reports.push(supplier);
    yield {
      kind: 'batch',
      supplier,
      offers,
      fareFamilies: (answer?.fareFamilies ?? []).filter(({ id }) => used.has(id)),
    };
  }
  yield { kind: 'end', suppliers: reports };
}
