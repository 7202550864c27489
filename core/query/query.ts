import {
  MutationCache,
  QueryClient,
  useMutation,
  useQuery,
  type UseMutationOptions,
  type UseQueryOptions,
  type Query,
} from '@tanstack/react-query';
import { atom, type Getter, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { atomWithQuery } from 'jotai-tanstack-query';
import { apiAtom, useApi } from '../api/context';
import type { Api, CallArgs, CallOptions } from '../api/client';
import { onSessionEnd, onSessionStart } from '../session/session';
import { onLanguageChange } from '../i18n/catalogs';
import { onReturn } from '../state/on-return';
import { ApiError, isPassing } from '../api/error';
import type { AnyEndpoint, InputOf, ResponseOf } from '../contract/endpoint';

/** What does not say that it may be older is shown for so long before it is asked for again. */
const FRESH_MS = 30_000;

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
function lookAgain(queries: QueryClient, since = Infinity): void {
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

/**
 * Cached answers are kept in memory only (G54); reads try once more when the failure may pass. After whatever was done, also
 * what was refused because somebody else had been faster, everything live is asked for again.
 */
export function createQueryClient(): QueryClient {
  const lookSoon = () => {
    const since = Date.now();
    // What the screen itself puts in its place or asks for again is there, or on its way, by then.
    setTimeout(() => lookAgain(queries, since));
  };
  const queries = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: lookSoon,
      onError(error) {
        // What a person has to mend first has changed nothing, and says nothing about what stands on the server.
        if (!(error instanceof ApiError && [400, 401, 422].includes(error.status))) lookSoon();
      },
    }),
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 2 && isPassing(error),
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // A call without a network fails at once with a clear message instead of waiting silently.
        networkMode: 'always',
        // What failed meanwhile is asked again by itself when the network is back.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queries;
}

/**
 * The cache of this page, made when the first screen that asks for data is drawn: the first view does without
 * it and its code. The next user, and the next language, start with an empty one.
 */
export const queriesAtom = atom((): QueryClient => {
  const queries = createQueryClient();
  // Not every screen stands inside a provider, which would do this: listens for the network's return.
  queries.mount();
  onSessionEnd(() => queries.clear());
  onSessionStart(() => queries.clear());
  onLanguageChange(() => void queries.invalidateQueries());
  onReturn(() => lookAgain(queries));
  return queries;
});
/** The cache, for a screen that has changed what other screens show. */
export const useQueries = (): QueryClient => useAtomValue(queriesAtom);

/** Has every answer of these calls asked for again; what is in view is waited for. */
export function useRenew(...calls: readonly AnyEndpoint[]): () => Promise<void> {
  const queries = useQueries();
  return async () => {
    await Promise.all(
      calls.map(({ method, path }) => queries.invalidateQueries({ queryKey: [method, path] })),
    );
  };
}

/** Has everything live asked for again, after something was done by a call of its own. */
export function useLookAgain(): () => void {
  const queries = useQueries();
  return useCallback(() => lookAgain(queries, Date.now()), [queries]);
}

/** The cache key of a call: what it is and what was sent. */
export const queryKeyOf = (endpoint: AnyEndpoint, input?: unknown): readonly unknown[] => [
  endpoint.method,
  endpoint.path,
  input ?? null,
];

const invoke = <E extends AnyEndpoint>(
  api: Api,
  endpoint: E,
  input: InputOf<E> | undefined,
  options: CallOptions,
) => api.call(endpoint, ...([input, options] as unknown as CallArgs<E>));

/** Asks for what a screen shows: by being drawn, also in passing, and again. What changes something is never asked so (G58). */
const read: typeof invoke = (api, endpoint, input, options) => {
  if (endpoint.changesState) throw new TypeError(`${endpoint.path} changes something, so it is no query`);
  return invoke(api, endpoint, input, options);
};

type QueryOptions<E, Selected> = Omit<
  UseQueryOptions<ResponseOf<E>, ApiError, Selected>,
  'queryKey' | 'queryFn'
> & {
  call?: CallOptions;
  /** What the answer depends on beside the input, such as the client for whom it is asked. */
  keyedBy?: unknown;
};

/** The answer of a reading call, as a hook: for one screen's data. */
export function useApiQuery<E extends AnyEndpoint, Selected = ResponseOf<E>>(
  endpoint: E,
  input?: InputOf<E>,
  { call, keyedBy, ...options }: QueryOptions<E, Selected> = {},
) {
  const api = useApi();
  const queries = useQueries();
  return useQuery<ResponseOf<E>, ApiError, Selected>(
    {
      queryKey: [...queryKeyOf(endpoint, input), ...(keyedBy === undefined ? [] : [keyedBy])],
      queryFn: ({ signal }) => read(api, endpoint, input, { ...call, signal }),
      ...options,
    },
    queries,
  );
}

/** The answer of a reading call, as an atom: for data that several screens share. */
export function apiQueryAtom<E extends AnyEndpoint>(
  endpoint: E,
  inputOf?: (get: Getter) => InputOf<E>,
  options: { enabled?: (get: Getter) => boolean; staleTime?: number; call?: CallOptions } = {},
) {
  return atomWithQuery<ResponseOf<E>, ApiError>(
    (get) => {
      const api = get(apiAtom);
      const input = inputOf?.(get);
      return {
        queryKey: queryKeyOf(endpoint, input),
        queryFn: ({ signal }) => read(api, endpoint, input, { ...options.call, signal }),
        ...(options.enabled ? { enabled: options.enabled(get) } : {}),
        ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
      };
    },
    (get) => get(queriesAtom),
  );
}

export type Variables<E> = { input?: InputOf<E>; options?: CallOptions };

/** A call that changes something. Pass `{ input, options }`; a key in `options.idempotencyKey` survives retries. */
export function useApiMutation<E extends AnyEndpoint>(
  endpoint: E,
  options: Omit<UseMutationOptions<ResponseOf<E>, ApiError, Variables<E>>, 'mutationFn'> = {},
) {
  const api = useApi();
  const queries = useQueries();
  return useMutation<ResponseOf<E>, ApiError, Variables<E>>(
    {
      mutationFn: (variables) => invoke(api, endpoint, variables.input, variables.options ?? {}),
      ...options,
    },
    queries,
  );
}
