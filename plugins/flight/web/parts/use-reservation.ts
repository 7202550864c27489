import { useApiQuery } from '@/core/state/query';
import { getReservationDetails } from '../../contract';
import { useFailureToast } from './use-failure-toast';

/** A booking in full; a failure is told and leaves nothing (R217, R233). Does not ask without an id. */
export function useReservation(bookingId: string | undefined) {
  const query = useApiQuery(
    getReservationDetails,
    { query: { bookingId: bookingId ?? '' } },
    { enabled: bookingId !== undefined },
  );
  useFailureToast(query.error);
  return { ...query, reservation: query.isError ? null : (query.data?.data ?? null) };
}
