import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '@/core/api/context';
import { messageOf } from '@/core/contract';
import { useApiQuery } from '@/core/state/query';
import { toast } from '@/core/ui/toast';
import {
  answerScheduleChange,
  type AgencyFlightRow,
  type CancelTerms,
  type FlightReservation,
} from '../../contract';
import { translateMessage } from '../server-messages';
import { CANCEL_CALLS, callFor, failureOf, type Audience } from './cancel';

/** What has to be known of a booking to cancel it. */
export type Cancellable = Pick<FlightReservation, 'bookingId' | 'recordLocator' | 'bookingStatus'>;

/** How an attempt ended; `booking` is what the server answered, in the shape of the audience. */
export type CancelEnd =
  | { kind: 'cancelled'; booking: FlightReservation | AgencyFlightRow }
  | { kind: 'refused' | 'unknown'; message: string };

export interface CancelInput {
  booking: Cancellable;
  audience: Audience;
  /** The changed schedule that is answered by cancelling. */
  changeId?: string | undefined;
  /** Called once the attempt is over, however it ended (G06). */
  onEnd: (end: CancelEnd) => void;
}

/**
 * Asks what a cancellation costs, then carries it out at those terms. `before` are the terms that were on screen when
 * the server said they had changed. `cancelled` is the specification's flag: the attempt has finished, well or not
 * (R226, R227, G06); what the booking is now is the server's to say.
 */
export function useCancel({ booking, audience, changeId, onEnd }: CancelInput) {
  const { t } = useLingui();
  const api = useApi();
  const calls = CANCEL_CALLS[audience];
  const { bookingId, recordLocator } = booking;
  const query = useApiQuery(
    calls.penalty,
    { body: { bookingId } },
    { staleTime: Infinity, gcTime: 0, retry: false, refetchOnMount: 'always' },
  );
  const [before, setBefore] = useState<CancelTerms | null>(null);
  const [sending, setSending] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const running = useRef(false);
  const { error } = query;
  useEffect(() => {
    if (error) toast.error(translateMessage(messageOf(error)));
  }, [error]);
  const terms = query.isFetching || query.isError ? null : (query.data?.data ?? null);

  const send = async ({ kind, penalty }: CancelTerms) => {
    if (changeId) return api.call(answerScheduleChange, { body: { bookingId, changeId, answer: 'cancel' } });
    const call = callFor(kind, recordLocator);
    if (call === 'byPnr') return api.call(calls.byPnr, { query: { pnr: recordLocator! } });
    return api.call(calls[call], { body: { bookingId, acceptedPenalty: penalty } });
  };

  const confirm = async () => {
    if (!terms || running.current) return;
    running.current = true;
    setSending(true);
    try {
      const { data, message } = await send(terms);
      setCancelled(true);
      toast.success(translateMessage(message) || t`Flight cancelled successfully`);
      onEnd({ kind: 'cancelled', booking: data });
    } catch (failed) {
      const failure = failureOf(failed);
      if (failure.kind === 'terms-changed') {
        setBefore(terms);
        await query.refetch();
      } else {
        setCancelled(true);
        toast.error(translateMessage(failure.message));
        onEnd(failure);
      }
    } finally {
      running.current = false;
      setSending(false);
    }
  };
  return {
    terms,
    before,
    error: query.isFetching ? null : error,
    askAgain: () => void query.refetch(),
    sending,
    cancelled,
    confirm: () => void confirm(),
  };
}
