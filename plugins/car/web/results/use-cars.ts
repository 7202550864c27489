import type { SupplierReport } from '@/core/contract';
import { useClientId } from '@/core/selling/client/state';
import { useApiQuery } from '@/core/query/query';
import { availableCars, type CarOffer, type CarSearchInput } from '../../contract';

/** Found offers are shown as they are for so long; the price is asked for again before anything is booked. */
const FRESH_FOR = 15 * 60_000;

const NO_CARS: readonly CarOffer[] = [];
const NO_SUPPLIERS: readonly SupplierReport[] = [];

/**
 * The cars for a search (R292). Another search starts with nothing, no error either (R291); one that has failed leaves
 * nothing (R293). Does not ask while the search is not complete.
 */
export function useCars(search: CarSearchInput | null) {
  const query = useApiQuery(
    availableCars,
    { body: search as CarSearchInput },
    {
      enabled: search !== null,
      keyedBy: useClientId(),
      staleTime: FRESH_FOR,
      gcTime: FRESH_FOR,
      // Suppliers that fail were waited for already; only a connection is tried once more by itself.
      retry: (count, error) => count < 1 && error.code === 'NETWORK',
    },
  );
  const found = query.isError ? undefined : query.data;
  return {
    offers: found?.data ?? NO_CARS,
    dollar: found?.dollar,
    suppliers: found?.suppliers ?? NO_SUPPLIERS,
    error: query.error,
    isDone: found !== undefined,
    isFetching: query.isFetching,
    again: () => void query.refetch(),
  };
}
