import { useCallback } from 'react';
import { getUserTransactions } from '../../contract/bookings/booking';
import type { AnyEndpoint } from '../../contract/endpoint';
import { useQueries } from '../../query/query';

/**
 * The answers about bookings that screens hold: those of My Trips, and of the product's own calls. `endpoints` is a
 * constant.
 */
export function useBookingCache(endpoints: readonly AnyEndpoint[]) {
  const queries = useQueries();
  const keys = useCallback(
    () => [getUserTransactions, ...endpoints].map(({ method, path }) => [method, path]),
    [endpoints],
  );
  return {
    /** Makes every screen that shows bookings ask for them again. */
    refresh: useCallback(async (): Promise<void> => {
      await Promise.all(keys().map((queryKey) => queries.invalidateQueries({ queryKey })));
    }, [keys, queries]),
    /** Drops what was read of bookings: one that has just been made or paid is not what it was. */
    forget: useCallback((): void => {
      for (const queryKey of keys()) queries.removeQueries({ queryKey });
    }, [keys, queries]),
  };
}
