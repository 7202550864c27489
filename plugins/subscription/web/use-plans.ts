import { useApiQuery } from '@/core/query/query';
import { getPlans } from '../contract/plans';

/** What is sold now, and what it becomes (R426): the one source of every price on screen. */
export const usePlans = () => useApiQuery(getPlans, undefined, { staleTime: 300_000 });
