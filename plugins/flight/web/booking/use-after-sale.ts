import { useEffect, useRef } from 'react';
import { useBookingCache } from '@/core/selling/after-sale/use-booking-cache';
import { pollDelay } from '@/core/selling/checkout/progress/progress-words';
import { useApiQuery } from '@/core/query/query';
import { getAfterSale, type FlightReservation } from '../../contract';
import { FLIGHTS } from '../product';

/** Tickets that were asked for are looked for this often, in milliseconds. */
const TICKET_DELAY = 10_000;

/**
 * What can be done with a booking, its history and its changed flights. While its end is not known (being cancelled or
 * paid, or waiting for tickets) it is asked again, and the booking is read anew when it has moved.
 */
export function useAfterSale(reservation: FlightReservation) {
  const { bookingId, progress, bookingStatus } = reservation;
  const { refresh } = useBookingCache(FLIGHTS.calls.show);
  const query = useApiQuery(
    getAfterSale,
    { query: { bookingId } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => {
        const known = state.data?.data;
        if ((known?.state ?? progress.state) === 'processing') return pollDelay(state.dataUpdateCount);
        return known?.bookingStatus === 'Ticket Requested' ? TICKET_DELAY : false;
      },
      refetchOnWindowFocus: true,
    },
  );
  const after = query.data?.data;
  const moved =
    after !== undefined && (after.state !== progress.state || after.bookingStatus !== bookingStatus);
  const seen = `${after?.state} ${after?.bookingStatus}`;
  const told = useRef('');
  useEffect(() => {
    if (!moved || told.current === seen) return;
    told.current = seen;
    void refresh();
  }, [moved, seen, refresh]);
  return { after: after ?? null, isError: query.isError, retry: () => void query.refetch(), refresh };
}
