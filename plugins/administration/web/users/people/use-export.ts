import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { downloadFile } from '@/core/ui/actions/download-file';
import { useApi } from '@/core/api/context';
import { toast } from '@/core/ui/feedback/toast';
import { type ClientFilter, exportClients } from '../../../contract/users';
import { wordsOf } from '@/core/i18n/words-of';

/** All clients of a filter as a file, with how far it is; it can be stopped (R363). */
export function useExport() {
  const { t } = useLingui();
  const api = useApi();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const start = async (filter: ClientFilter): Promise<void> => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setProgress({ done: 0, total: 0 });
    const parts: string[] = [];
    try {
      await api.stream(
        exportClients,
        { query: filter },
        {
          signal: control.signal,
          onEvent: ({ csv, done, total }) => {
            parts.push(csv);
            setProgress({ done, total });
          },
        },
      );
      downloadFile('client-data.csv', new Blob(parts, { type: 'text/csv' }));
      toast.success(t`The clients have been downloaded`);
    } catch (error) {
      if (!control.signal.aborted) toast.error(wordsOf(error));
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { start, progress, stop: () => running.current?.abort() };
}
