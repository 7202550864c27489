import { useQuery } from '@tanstack/react-query';
import { useApi } from '@/core/api/context';
import { ApiError } from '@/core/api/error';
import { useClientId } from '@/core/selling/client/state';
import { whileWatched } from '@/core/selling/results/list/while-watched';
import { queryKeyOf, useQueries } from '@/core/query/query';
import { searchFlights, type FlightSearchInput } from '../../../contract';
import { fillCriteria, toFlightSearch, type Criteria } from '../../search/criteria/criteria';
import { runSearch } from './run-search';
import { askedAgain, STARTED, type SearchState } from './search-state';

/** Found offers are shown as they are for so long; the price is asked for again before anything is booked. */
const FRESH_FOR = 15 * 60_000;

/** Where the state of this search for this client is kept. */
const keyOf = (body: FlightSearchInput | null, clientId: string | null) => [
  ...queryKeyOf(searchFlights, { body }),
  'pieces',
  clientId,
];

/**
 * What the suppliers have for these criteria, as it comes in. A new search starts with nothing (R196), a failed one
 * leaves nothing (R199); one that is asked again keeps what is there. Does not ask while the criteria are incomplete.
 */
export function useResults(criteria: Criteria) {
  const api = useApi();
  const queries = useQueries();
  const body = toFlightSearch(fillCriteria(criteria));
  const queryKey = keyOf(body, useClientId());
  const query = useQuery<SearchState, ApiError>(
    {
      queryKey,
      queryFn: () => {
        const onState = (state: SearchState) => queries.setQueryData(queryKey, state);
        const known = queries.getQueryData<SearchState>(queryKey);
        const from = known?.done ? askedAgain(known) : STARTED;
        const isWhole = ({ done }: SearchState) => done;
        return whileWatched(queries, queryKey, isWhole, async (signal) => {
          onState(from);
          try {
            return await runSearch({ api, body: body!, from, onState, signal });
          } catch (error) {
            if (!signal.aborted) onState(STARTED);
            throw error;
          }
        });
      },
      enabled: body !== null,
      staleTime: FRESH_FOR,
      gcTime: FRESH_FOR,
      // States are replaced as a whole; comparing a thousand offers with each new one would only cost time.
      structuralSharing: false,
      // Suppliers that fail were waited for already; only a connection is tried once more by itself.
      retry: (count, error) => count < 1 && error.code === 'NETWORK',
    },
    queries,
  );
  return { ...query, search: query.data ?? STARTED, complete: body !== null };
}
