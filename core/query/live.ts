import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/error';

/** What does not say that it may be older is shown for so long before it is asked for again. */
export const FRESH_MS = 30_000;

/** Whether an answer follows what becomes of what it tells: all do that do not say they may be older. */
const isLive = ({ options, observers }: Query): boolean =>
  [...observers.map((each) => each.options), options as { staleTime?: unknown }].some(
    ({ staleTime = FRESH_MS }) => typeof staleTime === 'number' && staleTime <= FRESH_MS,
  );

/** It says nothing about what was asked for. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/**
 * Asks again for what is on the page and live, and has the rest of it asked for again where it is shown next. `since`: what was
 * asked for later than that is known. A look that gets no answer changes nothing; the next one tries again.
 */
export function lookAgain(queries: QueryClient, since = Infinity): void {
  for (const query of queries.getQueryCache().getAll()) {
    const { state } = query;
    if (!isLive(query) || state.fetchStatus !== 'idle' || state.dataUpdatedAt >= since) continue;
    if (!query.isActive()) query.invalidate();
    else
      query.fetch().catch((error: unknown) => {
        if (state.data !== undefined && isNoAnswer(error)) query.setState(state);
      });
  }
}
