import { useCallback, useEffect, useRef } from 'react';
import { pollDelay } from '@/core/checkout/progress-words';
import { getUserTransactions } from '@/core/contract';
import { useApiQuery, useQueries } from '@/core/state/query';
import { getAfterSale, getReservationDetails, listBookings, type FlightReservation } from '../../contract';

/** Tickets that were asked for are looked for this often, in milliseconds. */
const TICKET_DELAY = 10_000;

/** Makes every screen that shows the booking ask for it again. */
export function useRefreshBooking(): () => Promise<void> {
  const queries = useQueries();
  return async () => {
    await Promise.all(
      [getReservationDetails, getAfterSale, getUserTransactions, listBookings].map(({ method, path }) =>
        queries.invalidateQueries({ queryKey: [method, path] }),
      ),
    );
  };
}

/** Drops what was read of bookings: one that has just been made or paid is not what it was. */
export function useForgetBooking(): () => void {
  const queries = useQueries();
  return useCallback(() => {
    for (const { method, path } of [getReservationDetails, getAfterSale, getUserTransactions, listBookings])
      queries.removeQueries({ queryKey: [method, path] });
  }, [queries]);
}

/**
 * What can be done with a booking, its history and its changed flights. While its end is not known (being cancelled or
 * paid, or waiting for tickets) it is asked again, and the booking is read anew when it has moved.
 */
export function useAfterSale(reservation: FlightReservation) {
  const { bookingId, progress, bookingStatus } = reservation;
  const refresh = useRefreshBooking();
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
