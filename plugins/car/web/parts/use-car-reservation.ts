import { useBookingCache } from '@/core/booking/use-booking-cache';
import { useFailureToast } from '@/core/booking/use-failure-toast';
import { pollDelay } from '@/core/checkout/progress-words';
import { useApiQuery } from '@/core/query/query';
import { findMyReservations, findReservation } from '../../contract';
import { translateMessage } from '../server-messages';

/** Of the two names of a booking, where both are known its own id (R312). Null without any. */
export const reservationBody = (
  bookingId: string | undefined,
  recordLocator: string | undefined,
): { bookingId: string } | { recordLocator: string } | null =>
  bookingId !== undefined ? { bookingId } : recordLocator !== undefined ? { recordLocator } : null;

/**
 * A booking in full, by its id or its record locator (R312); a failure is told and leaves nothing. While its end is not
 * known it is asked again.
 */
export function useCarReservation(bookingId: string | undefined, recordLocator?: string) {
  const asked = reservationBody(bookingId, recordLocator);
  const query = useApiQuery(
    findReservation,
    { body: asked ?? {} },
    {
      enabled: asked !== null,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.data.progress.state === 'processing' ? pollDelay(state.dataUpdateCount) : false,
      refetchOnWindowFocus: true,
    },
  );
  useFailureToast(query.error, translateMessage);
  return { ...query, reservation: query.isError ? null : (query.data?.data ?? null) };
}

/** The answers about bookings that this product's screens hold. */
const ENDPOINTS = [findReservation, findMyReservations];
export const useCarBookingCache = () => useBookingCache(ENDPOINTS);
