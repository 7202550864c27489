import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi } from '../api/context';
import { messageOf } from '../contract/errors';
import { downloadBookings } from '../contract/profile';
import { translateAccountMessage } from './server-messages';
import { toast } from '../ui/toast';
import { downloadFile } from './download-file';
import { downloadQuery, type TripFilter } from './trip-filter';

/** The own bookings as a CSV file, with the filters of the page (G51). */
export function useTripsDownload(filter: TripFilter) {
  const { t } = useLingui();
  const api = useApi();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const download = async () => {
    if (pending) return;
    setPending(true);
    setError(null);
    try {
      const file: unknown = await api.call(
        downloadBookings,
        { query: downloadQuery(filter) },
        { secretCode: true },
      );
      // The transport hands on what is not JSON as it came.
      const blob = file instanceof Blob ? file : new Blob([String(file)], { type: 'text/csv' });
      downloadFile(`${t`my-trips`}-${new Date().toISOString().slice(0, 10)}.csv`, blob);
      toast.success(t`Your bookings have been downloaded`);
    } catch (failure) {
      setError(translateAccountMessage(messageOf(failure)));
    } finally {
      setPending(false);
    }
  };
  return { download, pending, error, dismiss: () => setError(null) };
}
