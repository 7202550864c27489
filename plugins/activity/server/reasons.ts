import { reasonsOf } from '@/server/booking/migration';
import type { Migration } from '@/server/db/types';

/** Bookings of before kept what a supplier said as a sentence alone. */
export const reasonsMigration: Migration = {
  id: 'activity-093-reasons',
  elsewhere: ['activity-001-sandbox', 'activity-083-viator'],
  sql: reasonsOf('activity', {
    'activity.noBooking': 'Booking not found',
    'activity.alreadyCancelled': 'Booking has already been cancelled',
    'activity.notCancellable': 'Booking cannot be cancelled',
    'activity.notFound': 'Activity not found',
    'activity.wrong': 'Something went wrong',
    'activity.notOnDate': 'Product is not available on this date',
    'activity.gone': 'Bookable item is no longer available',
    'activity.nothingBookable': 'No bookable items found',
    'activity.notRefunded': 'Refund failed',
    'activity.weather': 'Booking rejected due to weather',
    'activity.duplicate': 'Duplicate booking',
    'activity.notOperating': 'Product is no longer operating',
    'activity.tooFew': 'Too few passengers',
    'activity.disaster': 'Natural disaster',
    'activity.productCancelled': 'Product cancelled',
    'activity.ticket': 'Ticket issue',
    'activity.pickup': 'Pickup issue',
  }),
};
