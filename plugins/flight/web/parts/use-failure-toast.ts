import { useEffect } from 'react';
import { messageOf } from '@/core/contract';
import { translateMessage } from '../server-messages';
import { toast } from '@/core/ui/toast';

/** Tells of each failure once: the server's message or 'Something went wrong' (R216, R217). */
export function useFailureToast(error: unknown): void {
  useEffect(() => {
    if (error) toast.error(translateMessage(messageOf(error)));
  }, [error]);
}
