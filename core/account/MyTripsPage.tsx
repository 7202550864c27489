import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getUserTransactions } from '../contract/bookings/booking';
import { useApiQuery } from '../query/query';
import { usePageTitle } from '../tenant/use-page-title';
import { tripQuery, type TripFilter } from './trip-filter';
import { TripsView } from './TripsView';

const route = getRouteApi('/shell/mytrip');

/** `/mytrip`: what is shown is in the address, so that Back undoes a filter (R071, R172). */
export default function MyTripsPage() {
  const { t } = useLingui();
  usePageTitle(t`My Trips`);
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const query = useApiQuery(
    getUserTransactions,
    { body: tripQuery(filter) },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const change = (next: Partial<TripFilter>) =>
    void navigate({ search: (before) => ({ ...before, page: 1, ...next }) });
  return (
    <TripsView
      filter={filter}
      onFilter={change}
      trips={query.data?.data}
      total={query.data?.totalCount ?? 0}
      error={query.isError ? query.error : undefined}
      onRetry={() => void query.refetch()}
    />
  );
}
