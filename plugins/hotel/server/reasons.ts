import { reasonsOf } from '@/server/booking/migration';
import type { Migration } from '@/server/db/types';

/** Bookings of before kept what a supplier said as a sentence alone. */
export const reasonsMigration: Migration = {
  id: 'hotel-093-reasons',
  elsewhere: ['hotel-001-sandbox', 'hotel-duffel-001-note', 'hotel-liteapi-001-note'],
  sql: reasonsOf('hotel', {
    'hotel.notFound': 'Hotel not found',
    'hotel.gone': 'Selected hotel or room is no longer available',
    'hotel.notMade': 'Booking failed',
    'hotel.notMadeUnknown': 'Booking failed due to an unknown error',
    'hotel.notCancelled': 'Cancellation failed, please try again',
    'hotel.alreadyCancelled': 'Booking is already cancelled',
    'hotel.notRefunded': 'Refund failed',
    'hotel.noBooking': 'Booking not found',
    'hotel.bookingId': 'Invalid booking id',
    'hotel.noPrice': 'Unable to get price',
    'hotel.nonRefundable': 'You are not authorised to book non-refundable rates',
    'hotel.support': 'Something went wrong, please contact support',
  }),
};
