import { msg } from '@lingui/core/macro';
import { translatorOf } from '@/core/i18n/server-messages';
import { CAR_CANCELLED, CAR_ERRORS } from '../contract/words';

/** A sentence of the server about cars, as the specification writes it, in the language that is shown (R138, G108). */
export const translateMessage = translatorOf([
  [CAR_ERRORS.notMade, msg`Error while booking car`],
  [CAR_ERRORS.noBooking, msg`Not able to find booking in the database for this user`],
  [CAR_ERRORS.noUser, msg`Not able to find user in database`],
  [CAR_ERRORS.invalid, msg`Invalid request`],
  [CAR_ERRORS.none, msg`No car reservations found`],
  [CAR_ERRORS.refused, msg`Booking Failed`],
  [CAR_ERRORS.gone, msg`This car booking is not available any more. Please try to book another car.`],
  [CAR_ERRORS.notCancelled, msg`Booking cannot be cancelled`],
  [CAR_ERRORS.cancelUnknown, msg`The cancellation is not confirmed yet`],
  [CAR_CANCELLED, msg`Booking Cancelled Successfully`],
  ['This booking is not confirmed', msg`This booking is not confirmed`],
  [
    'The cancellation terms have changed. Please check them again.',
    msg`The cancellation terms have changed. Please check them again.`,
  ],
]);
