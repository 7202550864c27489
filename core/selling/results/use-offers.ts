import type { SupplierReport } from '../../contract';
import type { ApiError } from '../../api/error';
import { useCall, type Call } from '../../query/call';
import { useClientId } from '../client/state';

/** Found offers are shown as they are for so long; the price is asked for again before anything is booked. */
const FRESH_FOR = 15 * 60_000;

/** What the suppliers answered to a search. */
export interface FoundAnswer<Offer = unknown> {
  data: readonly Offer[];
  suppliers: readonly SupplierReport[];
}

/** A call for offers on its way, answered or failed. */
export interface OfferSearch<Answer> {
  /** Undefined until it is answered, and once it has failed. */
  found: Answer | undefined;
  error: ApiError | null;
  isFetching: boolean;
  again: () => void;
}

/**
 * Asks for the offers of a search, or for one in full, priced for the client who is booked for. Another search starts with nothing, no error
 * either; one that has failed leaves nothing. Without a call, as for a search that is not complete, nothing is asked.
 */
export function useOffers<Answer>(call: Call<Answer> | null, freshFor = FRESH_FOR): OfferSearch<Answer> {
  const { data, error, isError, isFetching, refetch } = useCall(call, {
    keyedBy: useClientId(),
    staleTime: freshFor,
    gcTime: freshFor,
    // Suppliers that fail were waited for already; only a connection is tried once more by itself.
    retry: (count, { code }) => count < 1 && code === 'NETWORK',
  });
  return { found: isError ? undefined : data, error, isFetching, again: () => void refetch() };
}
