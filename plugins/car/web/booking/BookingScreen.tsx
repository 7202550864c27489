import { z } from 'zod/mini';
import { BookingScreen } from '@/core/selling/after-sale/BookingScreen';
import { nameOf } from '@/core/selling/after-sale/use-booking';
import { addressId, useAddress } from '@/core/address/use-address';
import { rentalTitle } from '../../say/rental-title';
import { CARS } from '../product';
import { BookingView } from './BookingView';

/** Either of the two names a booking (R312). */
const BookingAddress = z.object({ bookingId: addressId, locator: addressId });

/** One booked car, by its id or its record locator (R071, R312). */
export default function CarBooking() {
  const { bookingId, locator } = useAddress(BookingAddress);
  return (
    <BookingScreen product={CARS} name={nameOf(bookingId, locator)} title={({ offer }) => rentalTitle(offer)}>
      {(reservation, onChanged) => (
        <BookingView key={reservation.bookingId} reservation={reservation} onChanged={onChanged} />
      )}
    </BookingScreen>
  );
}
