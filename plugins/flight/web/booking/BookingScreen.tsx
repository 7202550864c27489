import { BookingScreen } from '@/core/selling/after-sale/BookingScreen';
import { nameOf } from '@/core/selling/after-sale/use-booking';
import { useAddress } from '@/core/address/use-address';
import { type FlightReservation, getAfterSale } from '../../contract';
import { tripTitle } from '../../say/trip-title';
import { FLIGHTS } from '../product';
import { BookingAddress } from '../use-address';
import { BookingView } from './BookingView';
import { useEffect, useRef } from 'react';
import { useBookingCache } from '@/core/selling/after-sale/use-booking-cache';
import { pollDelay } from '@/core/selling/checkout/progress/progress-words';
import { useApiQuery } from '@/core/query/query';

/** Tickets that were asked for are looked for this often, in milliseconds. */
const TICKET_DELAY = 10_000;

/**
 * What can be done with a booking, its history and its changed flights. While its end is not known (being cancelled or
 * paid, or waiting for tickets) it is asked again, and the booking is read anew when it has moved.
 */
function useAfterSale(reservation: FlightReservation) {
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

/** One booking of flights, by its id or by its order's (R071, R233). */
export default function FlightBooking() {
  const { bookingId, orderID } = useAddress(BookingAddress);
  return (
    <BookingScreen
      product={FLIGHTS}
      name={nameOf(bookingId, orderID)}
      follows
      title={({ offer }) => tripTitle(offer)}
    >
      {(reservation) => <Booking key={reservation.bookingId} reservation={reservation} />}
    </BookingScreen>
  );
}

function Booking({ reservation }: { reservation: FlightReservation }) {
  const { after, isError, retry, refresh } = useAfterSale(reservation);
  return (
    <BookingView
      reservation={reservation}
      after={after}
      afterFailed={isError}
      onRetry={retry}
      onChanged={() => void refresh()}
    />
  );
}
