import type { ApiError } from '../../api/error';
import { useCall, type Call } from '../../query/call';
import { useClientId } from '../client/state';

/** Found offers are shown as they are for so long; the price is asked for again before anything is booked. */
export const FRESH_FOR = 15 * 60_000;

/** Suppliers that fail were waited for already; only a connection is tried once more by itself. */
export const retryLine = (count: number, { code }: ApiError): boolean => count < 1 && code === 'NETWORK';

/** Offers on their way, there or failed. */
export interface OfferSearch<Answer> {
  /** Undefined until there is something, and once it has failed. */
  found: Answer | undefined;
  error: ApiError | null;
  isFetching: boolean;
  again: () => void;
}

/**
 * Asks for one offer in full, or for what belongs to it, priced for the client who is booked for. Another one starts with
 * nothing, no error either; one that has failed leaves nothing. Without a call nothing is asked.
 */
export function useOffer<Answer>(call: Call<Answer> | null, freshFor = FRESH_FOR): OfferSearch<Answer> {
  const { data, error, isError, isFetching, refetch } = useCall(call, {
    keyedBy: useClientId(),
    staleTime: freshFor,
    gcTime: freshFor,
    retry: retryLine,
  });
  return { found: isError ? undefined : data, error, isFetching, again: () => void refetch() };
}
