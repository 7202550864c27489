import { useApiQuery } from '@/core/query/query';
import { getSubscription } from '../contract/subscription';

/** The agency's subscription as its staff see it, asked anew with every visit. */
export const useSubscription = () => useApiQuery(getSubscription, undefined, { staleTime: 0 });
