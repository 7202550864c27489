import { useApiQuery } from '@/core/query/query';
import { pollDelay } from '@/core/selling/checkout/progress/progress-words';
import type { SubscriptionProgress } from '../../contract/progress';
import { progressCall } from './progress-call';

const isFinal = ({ status }: SubscriptionProgress): boolean => status === 'active' || status === 'failed';

/** How far a payment has come, asked again until that is final: quick at first, then patient. */
export function useProgress(path: string) {
  const query = useApiQuery(progressCall(path), undefined, {
    // An answer of an earlier visit must never be taken for today's.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isFinal(state.data.data) ? false : pollDelay(state.dataUpdateCount),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
  return { progress: query.data?.data, query };
}
