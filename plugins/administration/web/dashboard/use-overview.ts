import { getUserTransactions } from '@/core/contract';
import { useApiQuery } from '@/core/state/query';
import { overviewOf, type Overview } from './overview';

/** Rows of the recent list. */
const RECENT = 8;

const counted = (filter: { state?: 'confirmed' | 'cancelled'; when: 'upcoming' | 'all' }) => ({
  body: { ...filter, from: 0, size: 1 },
});
const select = ({ totalCount }: { totalCount: number }) => totalCount;

/** The dashboard's numbers and newest bookings, as the API host counts them for this user (R358). */
export function useOverview(): { overview: Overview; retry: () => void; retrying: boolean } {
  const recent = useApiQuery(getUserTransactions, { body: { when: 'all', from: 0, size: RECENT } });
  const confirmed = useApiQuery(getUserTransactions, counted({ when: 'all', state: 'confirmed' }), {
    select,
  });
  const upcoming = useApiQuery(getUserTransactions, counted({ when: 'upcoming' }), { select });
  const cancelled = useApiQuery(getUserTransactions, counted({ when: 'all', state: 'cancelled' }), {
    select,
  });
  const all = [recent, confirmed, upcoming, cancelled];
  return {
    overview: overviewOf({ recent, confirmed, upcoming, cancelled }),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
    retrying: all.some((query) => query.isError && query.isFetching),
  };
}
