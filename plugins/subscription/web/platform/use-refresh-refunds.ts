import { useRenew } from '@/core/query/query';
import { listSubscriptions } from '../../contract/platform';
import { listAgencyInvoices, listRefusedReturns } from '../../contract/refunds';

/** Milliseconds after which what the bank has not confirmed is looked at again. */
export const WATCH_MS = 5_000;

/** Reads anew what a refund has changed. */
export const useRefreshRefunds = () => useRenew(listAgencyInvoices, listRefusedReturns, listSubscriptions);
