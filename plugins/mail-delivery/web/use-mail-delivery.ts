import { queryKeyOf, useApiQuery, useQueries } from '@/core/query/query';
import { getMailDelivery, type MailDelivery } from '../contract/delivery';

/** Milliseconds between two looks while records are being waited for. */
const WAITING_MS = 20_000;

const isWaiting = ({ domain }: MailDelivery) =>
  domain?.domainState === 'added' || domain?.domainState === 'verifying' || domain?.test?.state === 'waiting';

/** How the agency's letters go out; asked again by itself while something is waited for. */
export const useMailDelivery = () =>
  useApiQuery(getMailDelivery, undefined, {
    select: ({ data }) => data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data.data) ? WAITING_MS : false),
  });

/** Puts what a call answered in place of what was read. */
export function useKeepDelivery(): (answer: { data: MailDelivery }) => void {
  const queries = useQueries();
  return (answer) => queries.setQueryData(queryKeyOf(getMailDelivery), answer);
}
