import { z } from 'zod/mini';
import { addressId, useAddress } from '@/core/address/use-address';
import { BookingScreen } from '@/core/selling/after-sale/BookingScreen';
import { nameOf } from '@/core/selling/after-sale/use-booking';
import { ACTIVITIES } from '../product';
import { BookingView } from './BookingView';

const BookingAddress = z.object({ bookingId: addressId, locator: addressId });

/** One booked activity, by its id or its record locator. */
export default function ActivityBooking() {
  const { bookingId, locator } = useAddress(BookingAddress);
  return (
    <BookingScreen
      product={ACTIVITIES}
      name={nameOf(bookingId, locator)}
      title={({ offer }) => offer.activity.title}
    >
      {(reservation, onChanged) => (
        <BookingView key={reservation.bookingId} reservation={reservation} onChanged={onChanged} />
      )}
    </BookingScreen>
  );
}
