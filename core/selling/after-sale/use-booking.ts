import { useCall } from '../../query/call';
import { nextLook } from '../checkout/progress/progress-words';
import type { Booking, BookingName, SoldProduct } from './product';
import { useFailureToast } from './use-failure-toast';

/** Of the two names of a booking, where both are known its own id (R233, R312). Null without any. */
export const nameOf = (bookingId: string | undefined, other: string | undefined): BookingName | null =>
  bookingId !== undefined ? { bookingId } : other !== undefined ? { other } : null;

/**
 * A booking in full, by either of its names; a failure is told and leaves nothing (R217). While its end is not known it is
 * asked again, unless something else `follows` it.
 */
export function useBooking<B extends Booking>(
  { calls }: SoldProduct<B>,
  name: BookingName | null,
  { follows = false } = {},
) {
  const query = useCall(
    name && calls.find(name),
    follows
      ? {}
      : {
          staleTime: 0,
          refetchInterval: ({ state }) =>
            state.data?.data.progress.state === 'processing'
              ? nextLook(state.data.data.progress, state.dataUpdateCount)
              : false,
          refetchOnWindowFocus: true,
        },
  );
  useFailureToast(query.error);
  return { ...query, booking: query.isError ? null : (query.data?.data ?? null) };
}
