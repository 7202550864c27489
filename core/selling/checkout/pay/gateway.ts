import { getPaymentGateway } from '../../../contract/reference';
import { useApiQuery } from '../../../query/query';

/** Named when the call for the gateway fails (R027). */
export const FALLBACK_GATEWAY = 'STRIPE';

/** The gateway in use: none while the question is open, the named one, or the fallback (R026, R027). */
export function usePaymentGateway() {
  const query = useApiQuery(getPaymentGateway, undefined, { staleTime: 300_000 });
  return {
    name: query.isPending ? null : (query.data?.CurrentPayment ?? FALLBACK_GATEWAY),
    fieldsUrl: query.data?.fieldsUrl ?? null,
    keptFieldsUrl: query.data?.keptFieldsUrl ?? query.data?.fieldsUrl ?? null,
    fieldsSandbox: query.data?.fieldsSandbox,
    isTest: query.data?.isTest ?? false,
    isPending: query.isPending,
    isError: query.isError,
    retry: () => void query.refetch(),
  };
}
