import { useLingui } from '@lingui/react/macro';
import { useApi } from '../api/context';
import { downloadBookings } from '../contract/people/profile';
import { toast } from '../ui/feedback/toast';
import { downloadQuery, type TripFilter } from './trip-filter';
import { useFileDownload } from './use-file-download';
import { dayAt } from '../say/clock';

/** The own bookings as a CSV file, with the filters of the page (G51). */
export function useTripsDownload(filter: TripFilter) {
  const { t } = useLingui();
  const api = useApi();
  return useFileDownload({
    name: () => `${t`my-trips`}-${dayAt(new Date())}.csv`,
    type: 'text/csv',
    load: () => api.call(downloadBookings, { query: downloadQuery(filter) }, { secretCode: true }),
    onSuccess: () => toast.success(t`Your bookings have been downloaded`),
  });
}
