import { useState } from 'react';
import { downloadFile } from '../ui/actions/download-file';
import { wordsOf } from '../i18n/words-of';

interface FileDownload {
  name: () => string;
  type: string;
  load: () => Promise<unknown>;
  onSuccess: () => void;
}

/** A file of the API as a download: one at a time, with what went wrong in words until it is dismissed. */
export function useFileDownload({ name, type, load, onSuccess }: FileDownload) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const download = async () => {
    if (pending) return;
    setPending(true);
    setError(null);
    try {
      const file = await load();
      // The transport hands on what is not JSON as it came.
      downloadFile(name(), file instanceof Blob ? file : new Blob([String(file)], { type }));
      onSuccess();
    } catch (failure) {
      setError(wordsOf(failure));
    } finally {
      setPending(false);
    }
  };
  return { download, pending, error, dismiss: () => setError(null) };
}
