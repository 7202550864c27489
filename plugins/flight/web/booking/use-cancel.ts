import { useApi } from '@/core/api/context';
import type { CancelEnd } from '@/core/booking/cancel/cancel-end';
import { TERMS_QUERY, useCancel as useAnyCancel } from '@/core/booking/cancel/use-cancel';
import { useApiQuery } from '@/core/query/query';
import {
  answerScheduleChange,
  type AgencyFlightRow,
  type CancelTerms,
  type FlightReservation,
} from '../../contract';
import { translateMessage } from '../server-messages';
import { CANCEL_CALLS, callFor, type Audience } from './cancel';

/** What has to be known of a booking to cancel it. */
export type Cancellable = Pick<FlightReservation, 'bookingId' | 'recordLocator' | 'bookingStatus'>;

/** How an attempt ended; `booking` is what the server answered, in the shape of the audience. */
export type FlightCancelEnd = CancelEnd<FlightReservation | AgencyFlightRow>;

export interface CancelInput {
  booking: Cancellable;
  audience: Audience;
  /** The changed schedule that is answered by cancelling. */
  changeId?: string | undefined;
  /** Called once the attempt is over, however it ended (G06). */
  onEnd: (end: FlightCancelEnd) => void;
}

/** Asks what a cancellation costs, then carries it out at those terms by the call that it needs (R226, R227, G06). */
export function useCancel({ booking, audience, changeId, onEnd }: CancelInput) {
  const api = useApi();
  const calls = CANCEL_CALLS[audience];
  const { bookingId, recordLocator } = booking;
  const asked = useApiQuery(calls.penalty, { body: { bookingId } }, TERMS_QUERY);

  const send = ({
    kind,
    penalty,
  }: CancelTerms): Promise<{ data: FlightReservation | AgencyFlightRow; message: string }> => {
    if (changeId) return api.call(answerScheduleChange, { body: { bookingId, changeId, answer: 'cancel' } });
    const call = callFor(kind, recordLocator);
    if (call === 'byPnr') return api.call(calls.byPnr, { query: { pnr: recordLocator! } });
    return api.call(calls[call], { body: { bookingId, acceptedPenalty: penalty } });
  };
  return useAnyCancel({ asked, send, translate: translateMessage, onEnd });
}
