import { useApi } from '@/core/api/context';
import type { CancelEnd } from '@/core/booking/cancel/cancel-end';
import { TERMS_QUERY, useCancel as useAnyCancel } from '@/core/booking/cancel/use-cancel';
import { useApiQuery } from '@/core/query/query';
import { cancelCar, getRefund, type CarCancelReason, type CarReservation } from '../../contract';
import { translateMessage } from '../server-messages';

export interface CancelInput {
  bookingId: string;
  /** Called once the attempt is over, however it ended (G06). */
  onEnd: (end: CancelEnd<CarReservation>) => void;
}

/** Asks what comes back (R310), then cancels for that reason at the penalty that was shown (R306, R307). */
export function useCancel({ bookingId, onEnd }: CancelInput, reason: CarCancelReason | null) {
  const api = useApi();
  const asked = useApiQuery(getRefund, { body: { bookingId } }, TERMS_QUERY);
  return useAnyCancel({
    asked,
    send: ({ penalty }) =>
      api.call(cancelCar, { body: { bookingId, reason: reason!, acceptedPenalty: penalty } }),
    translate: translateMessage,
    onEnd,
  });
}
