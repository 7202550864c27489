import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useApi } from '../../api/context';
import { useSession } from '../../session/session';
import {
  forgetSearches,
  listRecentSearches,
  rememberSearch,
  type RecentSearchEntry,
} from '../../contract/bookings/recent-search';
import { queryKeyOf, useApiQuery, useQueries } from '../../query/query';
import {
  keyOfCriteria,
  stillToCome,
  visitSearchesAtom,
  withoutSearch,
  withSearch,
  type RecentSearch,
  type SearchKind,
} from './recent';

export interface RecentSearches<C, P> {
  /** The newest first. */
  searches: readonly RecentSearch<C, P>[];
  /** Puts a search in front; true when it was not among them. */
  remember: (search: RecentSearch<C, P>) => boolean;
  /** Forgets one, or all of them. */
  forget: (criteria?: C) => void;
}

type Kept = { data: RecentSearchEntry[] };

/**
 * The last searches of a product: those of this visit and, for somebody who is signed in, those that the account has
 * from other visits. Keeping them is a courtesy, so a failure of the server costs the memory and nothing else.
 */
export function useRecentSearches<C extends object, P extends object>(
  kind: SearchKind<C, P>,
): RecentSearches<C, P> {
  const { product } = kind;
  const api = useApi();
  const queries = useQueries();
  const { authenticated } = useSession();
  const visit = useAtomValue(visitSearchesAtom)(product);
  const change = useSetAtom(visitSearchesAtom);
  const input = { query: { product } };
  const { data } = useApiQuery(listRecentSearches, input, {
    enabled: authenticated,
    staleTime: Infinity,
    retry: false,
  });
  const searches = useMemo(() => {
    const kept = authenticated ? (data?.data ?? []) : [];
    const all = [...kept].reverse().concat([...visit].reverse() as RecentSearchEntry[]);
    const list = all.reduce<RecentSearchEntry[]>(withSearch, []);
    return stillToCome(list as unknown as RecentSearch<C, P>[], kind);
  }, [authenticated, data, visit, kind]);

  const setKept = (next: (list: RecentSearchEntry[]) => RecentSearchEntry[]) =>
    queries.setQueryData<Kept>(
      queryKeyOf(listRecentSearches, input),
      (old) => old && { data: next(old.data) },
    );
  const tell = (call: Promise<unknown>) => void call.catch(() => undefined);

  return {
    searches,
    remember(search) {
      const [first] = searches;
      const known = searches.some(
        ({ criteria }) => keyOfCriteria(criteria) === keyOfCriteria(search.criteria),
      );
      if (first && keyOfCriteria(first.criteria) === keyOfCriteria(search.criteria)) return false;
      change(product, (list) => withSearch(list, search));
      const { criteria, places } = search as unknown as RecentSearchEntry;
      const lastDay = kind.lastDay(search.criteria);
      if (authenticated) tell(api.call(rememberSearch, { body: { product, criteria, places, lastDay } }));
      return !known;
    },
    forget(criteria) {
      const left = <S extends RecentSearch<object, unknown>>(list: readonly S[]): S[] =>
        criteria ? withoutSearch(list, criteria) : [];
      change(product, left);
      setKept(left);
      const only = criteria && { criteria: criteria as RecentSearchEntry['criteria'] };
      if (authenticated) tell(api.call(forgetSearches, { body: { product, ...only } }));
    },
  };
}
