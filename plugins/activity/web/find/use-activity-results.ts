import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '@/core/api/context';
import type { Api } from '@/core/api/client';
import type { ResponseOf, SupplierReport } from '@/core/contract';
import { callOf } from '@/core/query/call';
import { type OfferSearch, useOffers } from '@/core/selling/results/use-offers';
import {
  type ActivityCard,
  type ActivitySearchInput,
  type Held,
  NOTHING_HELD,
  searchActivities,
  withAnswer,
} from '../../contract';
import { type Criteria, toSearch } from '../search/criteria';

export interface FoundActivities {
  data: readonly ActivityCard[];
  suppliers: readonly SupplierReport[];
  totalRecords: number;
  /** Further pages are on their way. */
  isSearching: boolean;
}

interface Following {
  api: Pick<Api, 'call'>;
  body: ActivitySearchInput;
  first: ResponseOf<typeof searchActivities>;
  signal: AbortSignal;
  /** Called with all that is held so far. */
  onHeld: (held: Held<ActivityCard>) => void;
}

/** Asks for page after page until there is no more; each is appended (R315, R316). */
export async function follow({ api, body, first, signal, onHeld }: Following): Promise<void> {
  let held = withAnswer<ActivityCard>(NOTHING_HELD, first, 1);
  onHeld(held);
  for (let page = 2; held.hasMore && !signal.aborted; page++) {
    const answer = await api.call(searchActivities, { body: { ...body, page } }, { signal });
    held = withAnswer(held, answer, page);
    onHeld(held);
  }
}

/** Everything that a search finds, page after page (R315 to R318). A failure leaves nothing. */
export function useActivityResults(criteria: Criteria): OfferSearch<FoundActivities> {
  const body = toSearch(criteria);
  const { found: first, error, isFetching, again } = useOffers(body && callOf(searchActivities, { body }));
  const api = useApi();
  const [state, setState] = useState<{ first: unknown; held: Held<ActivityCard>; over: boolean } | null>(
    null,
  );
  const followFirst = useEffectEvent((signal: AbortSignal) => {
    if (!first || !body) return;
    const show = (held: Held<ActivityCard>) => {
      if (!signal.aborted) setState({ first, held, over: !held.hasMore });
    };
    void follow({ api, body, first, signal, onHeld: show }).catch(() =>
      // What has come stays; the list says how many there are in all.
      setState((known) => (known && !signal.aborted ? { ...known, over: true } : known)),
    );
  });
  useEffect(() => {
    const stop = new AbortController();
    followFirst(stop.signal);
    return () => stop.abort();
    // Another search has another first page.
  }, [first]);
  if (!first) return { found: undefined, error, isFetching, again };
  const isMine = state?.first === first;
  const held = isMine ? state.held : withAnswer<ActivityCard>(NOTHING_HELD, first, 1);
  const found = {
    data: held.activities,
    suppliers: first.suppliers,
    totalRecords: held.totalRecords,
    isSearching: held.hasMore && !(isMine && state.over),
  };
  return { found, error, isFetching, again };
}
