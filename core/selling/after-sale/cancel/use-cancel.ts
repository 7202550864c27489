import { useEffect, useRef, useState } from 'react';
import { isConflict } from '../../../api/error';
import { wordsOf } from '../../../i18n/words-of';
import type { Said } from '../../../contract/refusal';
import { useLookAgain } from '../../../query/query';
import { toast } from '../../../ui/feedback/toast';
import { useFailureToast } from '../use-failure-toast';
import { failureOf, type CancelEnd } from './cancel-end';

/** How the question for the terms is asked: anew each time, and by the person only when it failed. */
export const TERMS_QUERY = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnMount: 'always',
} as const;

interface CancelInput<Terms, Booking> {
  /** The question what it costs, asked with TERMS_QUERY. */
  asked: {
    data: { data: Terms } | undefined;
    isFetching: boolean;
    isError: boolean;
    error: unknown;
    refetch: () => Promise<unknown>;
  };
  /** Carries it out at these terms. */
  send: (terms: Terms) => Promise<{ data: Booking } & Said>;
  /** Called once the attempt is over, however it ended (G06). */
  onEnd: (end: CancelEnd<Booking>) => void;
}

export interface CancelFlow<Terms> {
  /** Null while they are asked for, or could not be had. */
  terms: Terms | null;
  /** What was on screen when the server said that it had changed. */
  before: Terms | null;
  /** Why the terms could not be had. */
  error: unknown;
  askAgain: () => void;
  sending: boolean;
  /** The attempt has finished, well or not (R226, R227, G06); what the booking is now is the server's to say. */
  cancelled: boolean;
  confirm: () => void;
}

/** Shows what a cancellation costs, then carries it out at those terms; presses while it runs are ignored. */
export function useCancel<Terms, Booking>({
  asked,
  send,
  onEnd,
}: CancelInput<Terms, Booking>): CancelFlow<Terms> {
  const [before, setBefore] = useState<Terms | null>(null);
  const [sending, setSending] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const running = useRef(false);
  const lookAgain = useLookAgain();
  useFailureToast(asked.error);
  const isGone = isConflict(asked.error);
  // Somebody else was faster: what is behind the dialog shows how the booking stands.
  useEffect(() => {
    if (isGone) lookAgain();
  }, [isGone, lookAgain]);
  const terms = asked.isFetching || asked.isError ? null : (asked.data?.data ?? null);

  const confirm = async () => {
    if (!terms || running.current) return;
    running.current = true;
    setSending(true);
    try {
      const { data, ...said } = await send(terms);
      setCancelled(true);
      toast.success(wordsOf(said));
      onEnd({ kind: 'cancelled', booking: data });
    } catch (failed) {
      const failure = failureOf(failed);
      if (failure.kind === 'terms-changed') {
        setBefore(terms);
        await asked.refetch();
      } else {
        setCancelled(true);
        toast.error(wordsOf(failure));
        onEnd(failure);
        lookAgain();
      }
    } finally {
      running.current = false;
      setSending(false);
    }
  };
  return {
    terms,
    before,
    error: asked.isFetching ? null : asked.error,
    askAgain: () => void asked.refetch(),
    sending,
    cancelled,
    confirm: () => void confirm(),
  };
}
