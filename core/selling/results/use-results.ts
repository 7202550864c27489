import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/context';
import type { Api } from '../../api/client';
import type { ApiError } from '../../api/error';
import { ask, type Call } from '../../query/call';
import { queryKeyOf, useQueries } from '../../query/query';
import { useClientId } from '../client/state';
import { whileWatched } from './list/while-watched';
import { once, type Asking, type Source } from './sources';
import { FRESH_FOR, retryLine, type OfferSearch } from './use-offer';

const NOTHING = { endpoint: { method: 'GET', path: '' } } as unknown as Call<never>;
const isDone = ({ done }: { done: boolean }): boolean => done;

/** The first answer of a search, where `useOffer` finds it too; given up with the search unless a page waits for it. */
const opening =
  (queries: QueryClient, api: Api, client: string | null, freshFor: number, signal: AbortSignal) =>
  <Answer>({ endpoint, input }: Call<Answer>, anew: boolean): Promise<Answer> => {
    const queryKey = [...queryKeyOf(endpoint, input), client];
    signal.addEventListener('abort', () => {
      if (!queries.getQueryCache().find({ queryKey })?.isActive()) void queries.cancelQueries({ queryKey });
    });
    return queries.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => ask<Answer>(api, { endpoint, input }, { signal }),
      staleTime: anew ? 0 : freshFor,
      gcTime: freshFor,
    });
  };

/**
 * What a search finds, as it comes in, priced for the client who is booked for. Another search starts with nothing, no error
 * either; one that has failed leaves nothing. Without a call, as for a search that is not complete, nothing is asked.
 * Not TanStack's streamedQuery: it gives up at once between two pages, and keeps half a list as a whole one.
 */
export function useResults<Answer extends object>(
  call: Call<Answer> | null,
): OfferSearch<Answer & { done: boolean }>;
export function useResults<Answer, Held extends { done: boolean }>(
  call: Call<Answer> | null,
  source: Source<Answer, Held>,
  freshFor?: number,
): OfferSearch<Held>;
export function useResults<Answer, Held extends { done: boolean }>(
  call: Call<Answer> | null,
  source = once as unknown as Source<Answer, Held>,
  freshFor = FRESH_FOR,
): OfferSearch<Held> {
  const api = useApi();
  const queries = useQueries();
  const client = useClientId();
  const { endpoint, input } = call ?? NOTHING;
  const queryKey = [...queryKeyOf(endpoint, input), client, 'found'];
  const { data, error, isError, isFetching, refetch } = useQuery<Held, ApiError>(
    {
      queryKey,
      queryFn: () => {
        const known = queries.getQueryData<Held>(queryKey);
        return whileWatched(queries, queryKey, isDone, async (signal) => {
          const asking: Asking<Held> = {
            ...{ api, signal },
            before: known?.done ? known : undefined,
            open: opening(queries, api, client, freshFor, signal),
            show: (found) => !signal.aborted && queries.setQueryData(queryKey, found),
          };
          try {
            return await source(call!, asking);
          } catch (reason) {
            const query = queries.getQueryCache().find({ queryKey });
            if (!signal.aborted) query?.setState({ data: undefined, dataUpdatedAt: 0 });
            throw reason;
          }
        });
      },
      enabled: call !== null,
      staleTime: freshFor,
      gcTime: freshFor,
      // What is found is replaced as a whole; comparing a thousand offers with each new one would only cost time.
      structuralSharing: false,
      retry: retryLine,
    },
    queries,
  );
  return { found: isError ? undefined : data, error, isFetching, again: () => void refetch() };
}
