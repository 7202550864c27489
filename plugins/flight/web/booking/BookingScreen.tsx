import { BookingScreen } from '@/core/selling/after-sale/BookingScreen';
import { nameOf } from '@/core/selling/after-sale/use-booking';
import { useAddress } from '@/core/address/use-address';
import type { FlightReservation } from '../../contract';
import { tripTitle } from '../../say/trip-title';
import { FLIGHTS } from '../product';
import { BookingAddress } from '../use-address';
import { BookingView } from './BookingView';
import { useAfterSale } from './use-after-sale';

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
