import { BookingFrame } from '@/core/booking/BookingFrame';
import { BookingGap } from '@/core/booking/BookingGap';
import { useAddress } from '@/core/address/use-address';
import { usePageTitle } from '@/core/tenant/use-page-title';
import type { FlightReservation } from '../../contract';
import { useReservation } from '../parts/use-reservation';
import { translateMessage } from '../server-messages';
import { BookingAddress } from '../use-address';
import { BookingView } from './BookingView';
import { useAfterSale } from './use-after-sale';

/** One booking of the user's own, or of the agency's for its staff, by its id or by its order's (R071, R233). */
export default function BookingScreen() {
  const { bookingId, orderID } = useAddress(BookingAddress);
  const query = useReservation(bookingId, orderID);
  const [outbound] = query.reservation?.offer.flights ?? [];
  usePageTitle(outbound && `${outbound.origin.city} – ${outbound.destination.city}`);
  return (
    <BookingFrame>
      {query.reservation ? (
        <Booking key={query.reservation.bookingId} reservation={query.reservation} />
      ) : (
        <BookingGap query={query} translate={translateMessage} />
      )}
    </BookingFrame>
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
