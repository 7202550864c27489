import { useLingui } from '@lingui/react/macro';
import { useFileDownload } from '@/core/account/use-file-download';
import { useApi } from '@/core/api/context';
import { filterQuery } from '@/core/selling/after-sale/office/agency-list';
import type { BookingsFilter } from '@/core/plugin';
import { toast } from '@/core/ui/feedback/toast';
import { downloadAgencyBookings } from '../../../contract/bookings';
import { dayAt } from '@/core/say/clock';

/** What the filters leave of a list as a CSV file, every page of it (R383). */
export function useCsv(plugin: string, filter: BookingsFilter, name: string) {
  const { t } = useLingui();
  const api = useApi();
  return useFileDownload({
    name: () => `${name}-${dayAt(new Date())}.csv`,
    type: 'text/csv',
    load: () => api.call(downloadAgencyBookings, { query: { ...filterQuery(filter), category: plugin } }),
    onSuccess: () => toast.success(t`The bookings have been downloaded`),
  });
}
