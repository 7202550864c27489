import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Milliseconds for which nobody may look, as between two screens that show the same search. */
const GRACE = 1000;

const running = new WeakMap<object, { controller: AbortController; before: unknown }>();

/**
 * Runs the work of a query until nobody looks at it any more: then it is aborted and the query keeps what it held
 * before, if that was whole. Work that is begun again aborts what was under way.
 */
export async function whileWatched<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  isWhole: (data: Data) => boolean,
  work: (signal: AbortSignal) => Promise<Data>,
): Promise<Data> {
  const cache = queries.getQueryCache();
  const query = cache.find<Data>({ queryKey, exact: true });
  const controller = new AbortController();
  if (!query) return work(controller.signal);
  const earlier = running.get(query);
  earlier?.controller.abort();
  const before = earlier ? (earlier.before as Data | undefined) : query.state.data;
  running.set(query, { controller, before });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    if (query.getObserversCount() > 0) return;
    controller.abort();
    void query.cancel({ silent: true });
    if (before !== undefined && isWhole(before)) query.setData(before, { manual: true });
    else cache.remove(query);
  };
  const stop = cache.subscribe((event) => {
    if (event.query !== query) return;
    if (event.type === 'removed') controller.abort();
    if (event.type === 'observerRemoved') {
      clearTimeout(timer);
      timer = setTimeout(leave, GRACE);
    }
  });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    stop();
    if (running.get(query)?.controller === controller) running.delete(query);
  }
}
