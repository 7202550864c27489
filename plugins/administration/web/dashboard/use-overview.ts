import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '@/core/query/query';
import { type DashboardPeriod, getDashboard } from '../../contract/dashboard';
import { overviewOf, type Overview } from './overview';

/** The dashboard's figures and newest bookings, as the server counts them for this user (R357, R358). */
export function useOverview(period: DashboardPeriod): {
  overview: Overview;
  retry: () => void;
  retrying: boolean;
} {
  const query = useApiQuery(
    getDashboard,
    { query: { period } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return {
    overview: overviewOf({ data: query.data?.data, error: query.error }),
    retry: () => void query.refetch(),
    retrying: query.isError && query.isFetching,
  };
}
