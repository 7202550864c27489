import { z } from 'zod/mini';
import { addressId, useAddress } from '@/core/address/use-address';
import { BookingScreen } from '@/core/selling/after-sale/BookingScreen';
import { nameOf } from '@/core/selling/after-sale/use-booking';
import { HOTELS } from '../product';
import { BookingView } from './BookingView';

const BookingAddress = z.object({ bookingId: addressId, locator: addressId });

/** One booked stay, by its id or its record locator (R071, G39). */
export default function HotelBooking() {
  const { bookingId, locator } = useAddress(BookingAddress);
  return (
    <BookingScreen product={HOTELS} name={nameOf(bookingId, locator)} title={({ stay }) => stay.hotel.name}>
      {(reservation, onChanged) => (
        <BookingView key={reservation.bookingId} reservation={reservation} onChanged={onChanged} />
      )}
    </BookingScreen>
  );
}
