import { useStore } from 'jotai';
import { useApi } from '@/core/api/context';
import { getAgency } from '@/core/contract';
import { useRenew } from '@/core/query/query';
import { agencyAtom } from '@/core/tenant/agency';
import { getPaymentMethods } from '../contract/payment-methods';
import { listInvoices } from '../contract/invoices';
import { getSubscription } from '../contract/subscription';

/**
 * Reads anew what a payment or a cancellation has changed, and the agency's own record, so that the site sells at once
 * when it is paid. Never rejects: what cannot be read now is read with the next look.
 */
export function useRefresh(): () => Promise<void> {
  const store = useStore();
  const api = useApi();
  const renew = useRenew(getSubscription, getPaymentMethods, listInvoices);
  return async () => {
    await Promise.allSettled([
      renew(),
      api.call(getAgency).then(({ agency }) => {
        if (agency.version >= (store.get(agencyAtom)?.version ?? 0)) store.set(agencyAtom, agency);
      }),
    ]);
  };
}
