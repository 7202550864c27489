import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '@/core/api/context';
import type { Api } from '@/core/api/client';
import type { ApiError } from '@/core/api/error';
import { useClientId } from '@/core/selling/client/state';
import type { OfferSearch } from '@/core/selling/results/use-offers';
import type { SupplierReport } from '@/core/contract';
import {
  followHotels,
  HOTEL_ORDERS,
  HOTEL_POLL,
  HOTEL_RESULT_FILTER,
  type HotelOffer,
  type HotelPage,
  type HotelResults,
  isPolled,
  withPage,
} from '../../contract';
import type { Criteria } from '../search/criteria';
import { useCorrelation } from './use-correlation';

export interface FoundHotels {
  data: readonly HotelOffer[];
  suppliers: readonly SupplierReport[];
  /** More may come. */
  isSearching: boolean;
  /** Of this search, for the calls that follow. */
  corelationid: string;
  maxDistance: number;
}

const ORDER = HOTEL_ORDERS.recommended;

interface Following {
  api: Api;
  corelationid: string;
  first: HotelResults;
  signal: AbortSignal;
  /** Called with all that is there so far. */
  onFound: (hotels: readonly HotelOffer[], results: HotelResults) => void;
}

/**
 * Follows a search to its end: first for answers of suppliers (R255, G81), then page by page until everything is held
 * (R254, R256). Each look replaces what came before it; pages add to it.
 */
export async function follow({ api, corelationid, first, signal, onFound }: Following): Promise<void> {
  const began = Date.now();
  const look = async (from: number, seen?: number): Promise<HotelResults> => {
    const body = {
      from,
      size: HOTEL_RESULT_FILTER.size,
      sortBy: ORDER,
      ...(seen === undefined ? {} : { seen }),
    };
    return (await api.call(followHotels, { query: { corelationid }, body }, { signal })).data;
  };
  let results = first;
  while (isPolled(results.pollCompleted, Date.now() - began)) {
    results = await look(HOTEL_RESULT_FILTER.from, results.answered);
    onFound(results.hotels, results);
  }
  let held: HotelPage<HotelOffer> = results;
  while (results.nextPage !== null && !signal.aborted) {
    results = await look(Number(results.nextPage));
    // The last page names none after it, and belongs to what is held all the same.
    const page = results.nextPage === null ? { ...results, nextPage: 'end' } : results;
    held = { ...withPage(held, page), nextPage: results.nextPage };
    onFound(held.hotels, results);
  }
}

/** Milliseconds after which a look that failed is tried again. */
const AGAIN = HOTEL_POLL.every;
const TRIES = 3;

/** Everything that a search finds, as it comes in. What has come stays when a later look fails. */
export function useHotelResults(criteria: Criteria): OfferSearch<FoundHotels> {
  const { corelationid, answer, error, isFetching, again } = useCorrelation(criteria);
  const api = useApi();
  const client = useClientId();
  const key = `${corelationid ?? ''} ${client ?? ''}`;
  const [state, setState] = useState<{ key: string; found: FoundHotels } | null>(null);
  const [over, setOver] = useState<{ key: string; error: ApiError } | null>(null);
  const beginAgain = useEffectEvent(again);

  useEffect(() => {
    if (corelationid === null || !answer) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let last: FoundHotels | null = null;
    const show = (hotels: readonly HotelOffer[], results: HotelResults) => {
      if (signal.aborted) return;
      const { suppliers, pollCompleted, maxDistance } = results;
      last = { data: hotels, suppliers, isSearching: !pollCompleted, corelationid, maxDistance };
      setState({ key, found: last });
    };
    const run = (tries: number) =>
      void follow({ api, corelationid, first: answer, signal, onFound: show }).catch((reason: ApiError) => {
        if (signal.aborted) return;
        // A search that is over is begun again; what is shown stays until then.
        if (reason.status === 410) return beginAgain();
        if (tries > 0) waiting = setTimeout(() => run(tries - 1), AGAIN);
        else if (last) setState({ key, found: { ...last, isSearching: false } });
        else setOver({ key, error: reason });
      });
    show(answer.hotels, answer);
    if (!answer.pollCompleted || answer.hasMore) run(TRIES);
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
    // Another search, or another client, is another key.
  }, [key, answer, corelationid, api]);

  const found = state?.key === key ? state.found : undefined;
  // Nothing yet and still asking: nobody is told that there is nothing.
  const isEmpty = found?.data.length === 0 && found.isSearching;
  const failed = over?.key === key && !found ? over.error : null;
  return { found: isEmpty ? undefined : found, error: error ?? failed, isFetching, again };
}
