import { BookingFrame } from '@/core/booking/BookingFrame';
import { BookingGap } from '@/core/booking/BookingGap';
import { useAddress } from '@/core/address/use-address';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { useCarBookingCache, useCarReservation } from '../parts/use-car-reservation';
import { rentalTitle } from '../parts/rental-title';
import { translateMessage } from '../server-messages';
import { BookingAddress } from './address';
import { BookingView } from './BookingView';

/** One booking of the user's own, or of the agency's for its staff, by its id or its record locator (R071, R312). */
export default function BookingScreen() {
  const { bookingId, locator } = useAddress(BookingAddress);
  const query = useCarReservation(bookingId, locator);
  const { refresh } = useCarBookingCache();
  const { reservation } = query;
  usePageTitle(reservation ? rentalTitle(reservation.offer) : undefined);
  return (
    <BookingFrame>
      {reservation ? (
        <BookingView key={reservation.bookingId} reservation={reservation} onChanged={() => void refresh()} />
      ) : (
        <BookingGap query={query} translate={translateMessage} />
      )}
    </BookingFrame>
  );
}
