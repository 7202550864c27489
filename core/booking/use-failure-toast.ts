import { useEffect } from 'react';
import { messageOf } from '../contract/message-of';
import type { Translate } from '../i18n/server-messages';
import { toast } from '../ui/toast';

/** Tells of each failure once: the server's message or 'Something went wrong' (R216, R217). `translate` is a constant. */
export function useFailureToast(error: unknown, translate: Translate): void {
  useEffect(() => {
    if (error) toast.error(translate(messageOf(error)));
  }, [error, translate]);
}
