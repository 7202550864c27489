import { msg } from '@lingui/core/macro';
import { translatorOf } from '@/core/i18n/server-messages';

/** A sentence of the server about flights, as the specification writes it, in the language that is shown (R138, G108). */
export const translateMessage = translatorOf([
  ['Failed to update flight', msg`Failed to update flight`],
  ['Failed to update flight PNR model', msg`Failed to update flight PNR model`],
  ['Invalid booking id', msg`Invalid booking id`],
  [
    'A seat that you chose has just been taken. Please choose another one.',
    msg`A seat that you chose has just been taken. Please choose another one.`,
  ],
  ['This seat cannot be given to this traveler', msg`This seat cannot be given to this traveler`],
  ['There is no such seat on this flight', msg`There is no such seat on this flight`],
  [
    'Each traveler has one seat on a flight, and each seat one traveler',
    msg`Each traveler has one seat on a flight, and each seat one traveler`,
  ],
  ['So many bags cannot be added to this flight', msg`So many bags cannot be added to this flight`],
  ['These seats and bags are for other travelers', msg`These seats and bags are for other travelers`],
  [
    'At most 9 seats can be booked at once; infants in lap take none',
    msg`At most 9 seats can be booked at once; infants in lap take none`,
  ],
  [
    'At most one infant in lap can travel with each adult',
    msg`At most one infant in lap can travel with each adult`,
  ],
  ['Failed to issue ticket', msg`Failed to issue ticket`],
  [
    'Booking failed, the flight may have sold out. Please try again or contact support.',
    msg`Booking failed, the flight may have sold out. Please try again or contact support.`,
  ],
  ['Error in flight cancellation', msg`Error in flight cancellation`],
  ['Flight cancellation failed', msg`Flight cancellation failed`],
  ['Flight reprice failed', msg`Flight reprice failed`],
  ['Update refund status failed', msg`Update refund status failed`],
  ['Error has occured', msg`Error has occured`],
  ['Update flight status failed', msg`Update flight status failed`],
  ['Update Failed', msg`Update Failed`],
  ['Order update failed', msg`Order update failed`],
  ['Flight not available, please try again', msg`Flight not available, please try again`],
  [
    'This flight is not available, please select another',
    msg`This flight is not available, please select another`,
  ],
  ['Error while fetching flight booking details', msg`Error while fetching flight booking details`],
  ['The offer has expired. Please search again.', msg`The offer has expired. Please search again.`],
  ['Origin and destination must not be the same', msg`Origin and destination must not be the same`],
  ['This place is not known', msg`This place is not known`],
  ['The date is in the past', msg`The date is in the past`],
  ['This booking is not confirmed', msg`This booking is not confirmed`],
  ['Flight cancelled successfully', msg`Flight cancelled successfully`],
  [
    'Your booking is ticketed successfully. Your PNR will get sent via email within 30 minutes.',
    msg`Your booking is ticketed successfully. Your PNR will get sent via email within 30 minutes.`,
  ],
  [
    'The tickets were requested. They are sent by email once the airline has issued them.',
    msg`The tickets were requested. They are sent by email once the airline has issued them.`,
  ],
  ['Your new flight times are confirmed', msg`Your new flight times are confirmed`],
  ['Ticket time has already passed', msg`Ticket time has already passed`],
  ['This fare must be paid at once', msg`This fare must be paid at once`],
  [
    'Please pay or cancel one of your reservations first',
    msg`Please pay or cancel one of your reservations first`,
  ],
  ['This booking is not paid yet', msg`This booking is not paid yet`],
  ['This booking is ticketed already', msg`This booking is ticketed already`],
  ['This booking was paid when it was made', msg`This booking was paid when it was made`],
  ['This booking cannot be paid any more', msg`This booking cannot be paid any more`],
  [
    'This booking is just being paid or cancelled. Please reload the page.',
    msg`This booking is just being paid or cancelled. Please reload the page.`,
  ],
  ['This booking cannot be cancelled now', msg`This booking cannot be cancelled now`],
  ['This booking has already been cancelled', msg`This booking has already been cancelled`],
  ['This change has already been answered', msg`This change has already been answered`],
  [
    'The cancellation terms have changed. Please check them again.',
    msg`The cancellation terms have changed. Please check them again.`,
  ],
  [
    'It was not paid in time, so the reservation has ended. No money was taken.',
    msg`It was not paid in time, so the reservation has ended. No money was taken.`,
  ],
  ['URL is missing', msg`URL is missing`],
  ['Token not found', msg`Token not found`],
]);
