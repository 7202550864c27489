import { reasonsOf } from '@/server/booking/migration';
import type { Migration } from '@/server/db/types';

/** Bookings of before kept what a supplier said as a sentence alone. */
export const reasonsMigration: Migration = {
  id: 'car-093-reasons',
  elsewhere: ['car-001-sandbox', 'car-086-duffel-note'],
  sql: reasonsOf('car', {
    'car.notMade': 'Error while booking car',
    'car.invalid': 'Invalid request',
    'car.refused': 'Booking Failed',
    'car.gone': 'This car booking is not available any more. Please try to book another car.',
    'car.notCancelled': 'Booking cannot be cancelled',
    'car.cancelUnknown': 'The cancellation is not confirmed yet',
  }),
};
