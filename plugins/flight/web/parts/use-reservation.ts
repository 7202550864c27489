import { useFailureToast } from '@/core/booking/use-failure-toast';
import { useApiQuery } from '@/core/query/query';
import { getReservationDetails } from '../../contract';
import { translateMessage } from '../server-messages';

/** A call takes one of the two: where both are known, the booking's own id (R233). Null without any. */
export const reservationQuery = (
  bookingId: string | undefined,
  orderID: string | undefined,
): { bookingId: string } | { orderID: string } | null =>
  bookingId !== undefined ? { bookingId } : orderID !== undefined ? { orderID } : null;

/** A booking in full; a failure is told and leaves nothing (R217, R233). Does not ask without an id. */
export function useReservation(bookingId: string | undefined, orderID?: string) {
  const asked = reservationQuery(bookingId, orderID);
  const query = useApiQuery(getReservationDetails, { query: asked ?? {} }, { enabled: asked !== null });
  useFailureToast(query.error, translateMessage);
  return { ...query, reservation: query.isError ? null : (query.data?.data ?? null) };
}
