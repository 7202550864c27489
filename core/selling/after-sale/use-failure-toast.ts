import { useEffect } from 'react';
import { wordsOf } from '../../i18n/words-of';
import { toast } from '../../ui/feedback/toast';

/** Tells of each failure once: the server's message or 'Something went wrong' (R216, R217). */
export function useFailureToast(error: unknown): void {
  useEffect(() => {
    if (error) toast.error(wordsOf(error));
  }, [error]);
}
