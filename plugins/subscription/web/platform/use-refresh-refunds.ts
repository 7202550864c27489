import { queryKeyOf, useQueries } from '@/core/query/query';
import { listSubscriptions } from '../../contract/platform';
import { listAgencyInvoices, listRefusedReturns } from '../../contract/refunds';

/** Milliseconds after which what the bank has not confirmed is looked at again. */
export const WATCH_MS = 5_000;

/** Reads anew what a refund has changed. */
export function useRefreshRefunds(): () => Promise<unknown> {
  const queries = useQueries();
  return () =>
    Promise.allSettled(
      [listAgencyInvoices, listRefusedReturns, listSubscriptions].map((call) =>
        queries.invalidateQueries({ queryKey: queryKeyOf(call).slice(0, 2) }),
      ),
    );
}
