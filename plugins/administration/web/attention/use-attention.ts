import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '@/core/query/query';
import { listAttention } from '../../contract/attention';

export const PAGE = 20;

/** One page of what waits for a person, or of what is done. */
export const useAttention = (show: 'open' | 'done', page: number) =>
  useApiQuery(
    listAttention,
    { query: { show, from: (page - 1) * PAGE, size: PAGE } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
