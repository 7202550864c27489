import { reasonsOf } from '@/server/booking/migration';
import type { Migration } from '@/server/db/types';

/** Bookings of before kept what a supplier said as a sentence alone. */
export const reasonsMigration: Migration = {
  id: 'flight-093-reasons',
  elsewhere: [
    'flight-001-sandbox',
    'flight-003-sandbox-event',
    'flight-005-sandbox-seat',
    'flight-006-sandbox-supplier',
    'flight-duffel-001-note',
    'flight-081-duffel-event',
  ],
  sql: reasonsOf('flight', {
    'flight.locatorNotUpdated': 'Failed to update flight PNR model',
    'flight.unknownBooking': 'Invalid booking id',
    'flight.seatTaken': 'A seat that you chose has just been taken. Please choose another one.',
    'flight.seatNotForTraveler': 'This seat cannot be given to this traveler',
    'flight.noSuchSeat': 'There is no such seat on this flight',
    'flight.tooManyBags': 'This many bags cannot be added to this flight',
    'flight.otherTravelers': 'These seats and bags are for other travelers',
    'flight.notTicketed': 'Failed to issue ticket',
    'flight.soldOut': 'Booking failed, the flight may have sold out. Please try again or contact support.',
    'flight.cancelRefused': 'Error in flight cancellation',
    'flight.cancelUnknown': 'Flight cancellation failed',
    'flight.notRepriced': 'Flight reprice failed',
    'flight.refundUnknown': 'Update refund status failed',
    'flight.failed': 'Error has occured',
    'flight.updateFailed': 'Update Failed',
    'flight.orderNotUpdated': 'Order update failed',
    'flight.notAvailable': 'Flight not available, please try again',
    'flight.gone': 'This flight is not available, please select another',
    'flight.unreadable': 'Error while fetching flight booking details',
    'flight.paidAtOnce': 'This fare must be paid right away',
    'flight.genderNotTaken':
      'The airlines of this flight take male or female only, as the passport says. Please choose one of them, or another flight.',
    'flight.urlMissing': 'URL is missing',
    'flight.tokenMissing': 'Token not found',
  }),
};
